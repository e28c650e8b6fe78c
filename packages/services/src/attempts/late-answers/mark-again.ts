import { sql } from '../../database/drizzle.ts'
import { isDescriptiveAnswer } from '../marks/descriptive-answers.ts'
import { requestGrading } from '../hand-in/grading-job.ts'
import { markAgainByKey } from '../marks/mark-answers.ts'
import { updateResult } from '../marks/update-result.ts'
import type { Queryable } from '../../database/database.ts'
import { attemptAnswers, attempts } from '../../database/tables/learner.ts'
import { quizzes } from '../../database/tables/quizzes.ts'
import { textArray } from '../../database/queries/text-array.ts'
import { recountAttempts } from '../../statistics/counts/count-attempt.ts'

type Marked = {
  quiz: typeof quizzes.$inferSelect
  attemptIds: readonly string[]
  /** Changes answers of these attempts. */
  change: () => Promise<void>
}

/**
 * Changes answers of locked, handed-in attempts and stores the marks, results and counts that follow. Descriptive
 * answers without a suggestion are graded again. The caller must have locked the marking of the quiz.
 */
export const markAgain = async (
  tx: Queryable,
  { quiz, attemptIds, change }: Marked,
  now: Date,
): Promise<void> => {
  await recountAttempts(tx, attemptIds, async () => {
    await change()
    for (const attemptId of attemptIds) {
      await markAgainByKey(tx, attemptId, quiz)
      await updateResult(tx, attemptId)
    }
  })
  await requestGrading(tx, await findUngraded(tx, attemptIds), quiz, now)
}

const findUngraded = async (tx: Queryable, attemptIds: readonly string[]) => {
  const { rows } = await tx.execute<{ attemptId: string; answers: number }>(sql`
    select ${attemptAnswers.attemptId} as "attemptId", count(*)::int as answers
    from ${attemptAnswers} join ${attempts} on ${attempts.id} = ${attemptAnswers.attemptId}
      join ${quizzes} on ${quizzes.id} = ${attempts.quizId}
    where ${attemptAnswers.attemptId} = any(${textArray(attemptIds)}) and not ${attemptAnswers.isSkipped}
      and ${attemptAnswers.aiResult} is null and ${attemptAnswers.instructorMarks} is null
      and ${attemptAnswers.confirmation} is null and ${isDescriptiveAnswer}
    group by 1`)
  return rows
}
