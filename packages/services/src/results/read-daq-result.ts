import { Problem } from '@quizwright/contracts/problem.ts'
import type { DaqResult } from '@quizwright/contracts/schemas/descriptive-result.ts'
import { and, desc, eq, isNotNull } from '../database/drizzle.ts'
import { countAwaiting, isDescriptiveRevision } from '../attempts/marks/descriptive-answers.ts'
import { readAnswersWhere } from '../attempts/answers/read-answers.ts'
import { readCorrectionFinder } from '../corrections/active-corrections.ts'
import { readResultCorrections } from '../corrections/read-corrections.ts'
import { correctedContent } from '../corrections/guided-content.ts'
import type { Queryable } from '../database/database.ts'
import { countLateAnswers } from '../attempts/late-answers/read-own-late-answers.ts'
import { attempts } from '../database/tables/learner.ts'
import { isAnswerOf, limitToShare } from '../marking/team/own-share.ts'
import { describeAllowance } from '../students/allowance/allow-attempts.ts'
import { type AttemptRow, readAttempts, selectAttempts } from './attempt-row.ts'
import { describeDescriptive } from './describe-descriptive.ts'
import { describeResult } from './describe-result.ts'
import { isAfter } from './list-results.ts'

/**
 * Reads one descriptive result with its answers, the model's suggestions and the instructor's evaluations. Throws
 * NOT_FOUND.
 */
export const readDaqResult = async (db: Queryable, attemptId: string, userId: string): Promise<DaqResult> => {
  const [row] = await readAttempts(db, selectAttempts(db, eq(attempts.id, attemptId)))
  if (!row) throw new Problem('NOT_FOUND')
  const findCorrection = await readCorrectionFinder(db, row.quizId)
  const { answers: answered, others } = await readAnswersWhere(db, attemptId, isAnswerOf(userId))
  const answers = answered
    .filter(({ revision }) => isDescriptiveRevision(revision, row))
    .map(({ answer, revision }) => ({
      answer,
      revision: {
        ...revision,
        content: correctedContent(revision.content, findCorrection(answer.questionId, revision)),
      },
    }))
  const idsOf = (flag: 'isSkipped' | 'isMarked') =>
    answers.filter(({ answer }) => answer[flag]).map(({ answer }) => answer.questionId)
  return {
    ...describeResult(row, {
      skipped: idsOf('isSkipped'),
      marked: idsOf('isMarked'),
      corrections: await readResultCorrections(db, row, answers),
      late: (await countLateAnswers(db, [attemptId])).get(attemptId),
      toMark: countAwaiting(answered, row),
    }),
    is_delivered: row.isDelivered,
    allowance: await describeAllowance(db, attemptId),
    questions: answers.map(describeDescriptive),
    ...(others > 0 && { answers_of_others: others }),
    next_result_id: await findNextResult(db, row, userId),
  }
}

/** Finds the next result in the caller's list: the one handed in before this one. Null at the end of the list. */
const findNextResult = async (
  db: Queryable,
  { quizId, id }: AttemptRow,
  userId: string,
): Promise<string | null> => {
  const inShare = await limitToShare(db, quizId, userId)
  const [next] = await db
    .select({ id: attempts.id })
    .from(attempts)
    .where(and(eq(attempts.quizId, quizId), isNotNull(attempts.submittedAt), isAfter(id), inShare))
    .orderBy(desc(attempts.submittedAt), desc(attempts.id))
    .limit(1)
  return next?.id ?? null
}
