import { Problem } from '@quizwright/contracts/problem.ts'
import { defined } from '@quizwright/domain/defined.ts'
import { questionFindings } from '@quizwright/domain/rules/question.ts'
import { toProblem } from '@quizwright/contracts/validation/describe-findings.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { and, eq } from '../database/drizzle.ts'
import { dataResponse } from '../http/response-bodies.ts'
import { readCorrectionFinder } from '../corrections/active-corrections.ts'
import { updateTotalMarks } from '../corrections/applying/store-changes.ts'
import type { Context } from '../context.ts'
import type { Queryable } from '../database/database.ts'
import { questionRevisions, questions } from '../database/tables/questions.ts'
import { quizzes } from '../database/tables/quizzes.ts'
import { editableContent, readQuestions } from '../questions/read-questions.ts'
import { closeReports } from '../reports/close-reports.ts'
import { lockQuiz } from './lock-quiz.ts'
import { formulaFindings } from '../questions/formula-findings.ts'
import { fingerprintQuestion } from './content-fingerprint.ts'
import { setRevisions } from './set-revisions.ts'
import { storeRevisions } from './store-revisions.ts'

/**
 * Corrects a reported question of a practice quiz in place. Existing attempts keep the revision that was answered.
 * The question's reports are closed. A repeated call changes nothing. Throws RULE for an invalid question or another
 * quiz type, and CONFLICT if the stored question differs from the original.
 */
export const correctPracticeQuestion =
  ({ db, now }: Context): Handlers<'quiz'>['updateReportedPracticeQuestion'] =>
  async ({ body, user }) => {
    const { quiz_id: quizId, original, changed } = body
    return db.transaction(async (tx) => {
      const quiz = await lockQuiz(tx, quizId, user.userId)
      if (quiz.quizType !== 'practice')
        throw new Problem('RULE', {
          message:
            'Only a question of a practice quiz can be corrected in place. Create a new version of this quiz.',
        })
      const stored = await findQuestion(tx, quizId, original)
      if (changed._id !== original._id) throw new Problem('NOT_FOUND')
      const problem = toProblem([
        ...questionFindings(changed, stored.place, quiz.quizType),
        ...formulaFindings(changed, stored.place, quiz.quizType),
      ])
      if (problem) throw problem

      const changedHash = fingerprintQuestion(changed).contentHash
      if (changedHash !== stored.shownHash) {
        const known = [stored.contentHash, stored.shownHash]
        if (!known.includes(fingerprintQuestion(original).contentHash)) throw new Problem('CONFLICT')
        if (changedHash === stored.contentHash)
          throw new Problem('RULE', {
            message:
              'The marks of this question were corrected. Undo that correction to go back to this key.',
          })
        const note = 'The question was corrected.'
        await closeReports(tx, { quizId, questionId: changed._id, note, now: now() })
        await setRevisions(
          tx,
          { quizId, revision: quiz.revision + 1, by: user.userId, means: 'correction' },
          await storeRevisions(tx, quiz, [changed], now()),
          now(),
        )
        await tx
          .update(quizzes)
          .set({
            revision: quiz.revision + 1,
            updatedAt: now(),
          })
          .where(eq(quizzes.id, quizId))
        await updateTotalMarks(tx, quizId)
      }
      const {
        questions: [question],
      } = await readQuestions(tx, quizId, { from: stored.place - 1, count: 1 })
      return dataResponse({ question: defined(question, 'question') })
    })
  }

const findQuestion = async (tx: Queryable, quizId: string, { _id }: DraftQuestion) => {
  const [stored] = await tx
    .select({
      place: questions.place,
      contentHash: questionRevisions.contentHash,
      revisionId: questionRevisions.id,
      content: questionRevisions.content,
    })
    .from(questions)
    .innerJoin(questionRevisions, eq(questionRevisions.id, questions.revisionId))
    .where(and(eq(questions.quizId, quizId), eq(questions.id, _id)))
  if (!stored) throw new Problem('NOT_FOUND')
  const findCorrection = await readCorrectionFinder(tx, quizId)
  const { place, contentHash, revisionId, content } = stored
  const shown = editableContent(content, findCorrection(_id, { id: revisionId, content }))
  return {
    place,
    contentHash,
    /** The hash of the question as the editor received it, with the key of a correction. */
    shownHash:
      shown === content ? contentHash : fingerprintQuestion({ ...shown, _id, origin_id: _id }).contentHash,
  }
}
