import { elementAt, entryOf } from '@quizwright/domain/defined.ts'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { eq } from '../../database/drizzle.ts'
import { requireStillAllowed } from '../../auth/rights/require-still-allowed.ts'
import type { Context } from '../../context.ts'
import type { Queryable } from '../../database/database.ts'
import { quizzes } from '../../database/tables/quizzes.ts'
import { regradedAnswers, regradings } from '../../database/tables/regradings.ts'
import { chooseGrader } from '../../grading/choose-grader.ts'
import { JobFailed, type JobWorker, RetryLater } from '../../jobs/job-worker.ts'
import { guidedContent } from '../guided-content.ts'
import { type AnswerInWords, readAnswersInWords, readRevisions } from '../planning/read-met-attempts.ts'
import { isGradable } from './is-gradable.ts'
import type { RegradingInput } from './start-regrading.ts'

/**
 * Grades answers again and stores each suggestion separately from the answers, so that a restarted job grades only
 * the rest. Throws RetryLater while the provider is unavailable.
 */
export const gradeAgain =
  ({ db, ai }: Pick<Context, 'db' | 'ai'>): JobWorker =>
  async (job, { signal, saveProgress }) => {
    const { regradingId: id, quizId, questionId } = job.input as RegradingInput
    const [regrading] = await db.select().from(regradings).where(eq(regradings.id, id))
    if (!regrading) throw new JobFailed('Another solution was tried since. Ask again to see what changes.')
    const quiz = elementAt(
      await db.select({ aiModel: quizzes.aiModel }).from(quizzes).where(eq(quizzes.id, quizId)),
      0,
    )
    const grader = chooseGrader(ai, quiz.aiModel)
    const gradable = (await readAnswersInWords(db, { quizId, questionId })).filter(isGradable)
    const revisions = await readRevisions(db, [...new Set(gradable.map((one) => one.revisionId))])
    const rest = await withoutGraded(db, id, gradable)
    let done = gradable.length - rest.length
    await saveProgress(db, { done, total: gradable.length })
    for (const { attemptId, revisionId, text, images, totalMarks } of rest) {
      // Each answer goes to a model and is paid for.
      await requireStillAllowed(db, 'editor', [quizId], job.ownerId)
      const grade = await grader(
        {
          question: guidedContent(entryOf(revisions, revisionId).content, regrading.guidance),
          answer: text,
          totalMarks,
          imageCount: images.length,
        },
        signal,
      )
      if (grade.outcome === 'failed') throw new RetryLater(grade.reason)
      const aiResult = grade.outcome === 'graded' ? grade.result : null
      done += 1
      await db.transaction(async (tx) => {
        await tx
          .insert(regradedAnswers)
          .values({ regradingId: id, attemptId, aiResult })
          .onConflictDoNothing()
        await saveProgress(tx, { done })
      })
      // The embedded database responds without yielding to the event loop.
      await nextTurn()
      signal.throwIfAborted()
    }
    return null
  }

const withoutGraded = async (
  db: Queryable,
  id: string,
  answers: readonly AnswerInWords[],
): Promise<AnswerInWords[]> => {
  const graded = await db
    .select({ attemptId: regradedAnswers.attemptId })
    .from(regradedAnswers)
    .where(eq(regradedAnswers.regradingId, id))
  const ids = new Set(graded.map(({ attemptId }) => attemptId))
  return answers.filter(({ attemptId }) => !ids.has(attemptId))
}
