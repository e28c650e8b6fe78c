import { sql } from 'drizzle-orm'
import { requestGrading } from '../attempts/grading-job.ts'
import { markAnswers } from '../attempts/mark-answers.ts'
import { updateResult } from '../attempts/update-result.ts'
import type { Queryable } from '../database/database.ts'
import { attemptAnswers } from '../database/tables/learner.ts'
import type { quizzes } from '../database/tables/quizzes.ts'
import { textArray } from '../database/text-array.ts'
import { recountAttempts } from '../statistics/counts/count-attempt.ts'

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
  const isDescriptive = quiz.quizType === 'daq'
  await recountAttempts(tx, attemptIds, async () => {
    await change()
    for (const attemptId of attemptIds) {
      if (!isDescriptive) await markAnswers(tx, { attemptId, quizId: quiz.id, isDescriptive })
      await updateResult(tx, attemptId)
    }
  })
  if (isDescriptive) await requestGrading(tx, await findUngraded(tx, attemptIds), quiz, now)
}

const findUngraded = async (tx: Queryable, attemptIds: readonly string[]) => {
  const { rows } = await tx.execute<{ attemptId: string; answers: number }>(sql`
    select attempt_id as "attemptId", count(*)::int as answers from ${attemptAnswers}
    where attempt_id = any(${textArray(attemptIds)}) and not is_skipped and ai_result is null
      and instructor_marks is null and confirmation is null
    group by attempt_id`)
  return rows
}
