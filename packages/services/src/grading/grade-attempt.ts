import { isBlankText } from '@quizwright/domain/rules/is-blank-text.ts'
import { countOf } from '@quizwright/domain/rules/plural.ts'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { and, asc, eq } from '../database/drizzle.ts'
import { isDescriptiveAnswer } from '../attempts/marks/descriptive-answers.ts'
import type { GradingInput } from '../attempts/hand-in/grading-job.ts'
import { storeSuggestion } from '../attempts/marks/store-suggestion.ts'
import type { Context } from '../context.ts'
import { readCorrectionFinder } from '../corrections/active-corrections.ts'
import { correctedContent } from '../corrections/guided-content.ts'
import { lockKeys } from '../corrections/applying/lock-marking.ts'
import type { Database, Queryable } from '../database/database.ts'
import { attemptAnswers, attempts } from '../database/tables/learner.ts'
import { questionRevisions } from '../database/tables/questions.ts'
import { quizzes } from '../database/tables/quizzes.ts'
import { type JobWorker, RetryLater } from '../jobs/job-worker.ts'
import { chooseGrader } from './choose-grader.ts'

type AnswerRow = { answer: typeof attemptAnswers.$inferSelect; content: QuestionContent }

/**
 * Grades the texts of a handed-in attempt one by one and stores each grade together with the job's progress, so that
 * a restarted job grades only the rest. Answers that consist only of images are left to the instructor. Throws
 * RetryLater while the provider is unavailable or its responses are unusable.
 */
export const gradeAttempt =
  ({ db, ai, now }: Pick<Context, 'db' | 'ai' | 'now'>): JobWorker =>
  async (job, { signal, saveProgress }) => {
    const { attemptId } = job.input as GradingInput
    const [quiz] = await db
      .select({ id: quizzes.id, aiModel: quizzes.aiModel })
      .from(attempts)
      .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
      .where(eq(attempts.id, attemptId))
    if (!quiz) return null
    const grader = chooseGrader(ai, quiz.aiModel)
    const answered = await readAnswered(db, attemptId)
    const withText = answered.filter(({ answer }) => !isBlankText(answer.answer))
    const ungraded = withText.filter(({ answer }) => answer.aiResult === null)
    let done = withText.length - ungraded.length
    await saveProgress(db, { done, total: withText.length })

    const readCorrection = async (tx: Queryable, { answer, content }: AnswerRow) =>
      (await readCorrectionFinder(tx, quiz.id))(answer.questionId, { id: answer.revisionId, content })

    const queue = [...ungraded]
    for (let next = queue.shift(); next; next = queue.shift()) {
      const one = next
      const { answer, content } = one
      const correction = await readCorrection(db, one)
      const grade = await grader(
        {
          question: correctedContent(content, correction),
          answer: answer.answer,
          totalMarks: answer.totalMarks,
          imageCount: answer.uploadedImages.length,
        },
        signal,
      )
      if (grade.outcome === 'failed') throw new RetryLater(grade.reason)
      if (grade.outcome === 'unusable') continue
      await db.transaction(async (tx) => {
        await lockKeys(tx, quiz.id)
        if ((await readCorrection(tx, one))?.id !== correction?.id) {
          // The solution was corrected while this answer was graded by the old one.
          queue.push(one)
          return
        }
        done += 1
        const { questionId } = answer
        await storeSuggestion(tx, { attemptId, questionId }, grade.result, now())
        await saveProgress(tx, { done })
      })
      // The embedded database responds without yielding to the event loop.
      await nextTurn()
      signal.throwIfAborted()
    }
    if (done < withText.length)
      throw new RetryLater(
        `${withText.length - done} of ${countOf(withText.length, 'answer')} ` +
          `${withText.length - done === 1 ? 'has' : 'have'} no marks: ` +
          'the AI model gave no answer that can be used. Mark them yourself.',
      )
    const onlyImages = answered.length - withText.length
    if (onlyImages === 0) return null
    return onlyImages === 1
      ? '1 of the answers is an image alone and waits for your marks.'
      : `${onlyImages} of the answers are images alone and wait for your marks.`
  }

const readAnswered = (db: Database, attemptId: string): Promise<AnswerRow[]> =>
  db
    .select({ answer: attemptAnswers, content: questionRevisions.content })
    .from(attemptAnswers)
    .innerJoin(questionRevisions, eq(questionRevisions.id, attemptAnswers.revisionId))
    .innerJoin(attempts, eq(attempts.id, attemptAnswers.attemptId))
    .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
    .where(
      and(eq(attemptAnswers.attemptId, attemptId), eq(attemptAnswers.isSkipped, false), isDescriptiveAnswer),
    )
    .orderBy(asc(attemptAnswers.place))
