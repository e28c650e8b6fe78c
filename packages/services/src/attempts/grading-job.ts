import type { quizzes } from '../database/tables/quizzes.ts'
import type { Queryable } from '../database/database.ts'
import { addJob } from '../jobs/add-job.ts'

/** The kind of job that grades the descriptive answers of one attempt. */
export const gradingKind = 'grading'

export type GradingInput = { attemptId: string }

/** Adds a job that grades the `total` descriptive answers of an attempt, in the caller's transaction. */
export const requestGrading = async (
  tx: Queryable,
  { attemptId, answers, quiz }: { attemptId: string; answers: number; quiz: typeof quizzes.$inferSelect },
  now: Date,
): Promise<void> => {
  const input: GradingInput = { attemptId }
  await addJob(
    tx,
    { ownerId: quiz.instructorId, kind: gradingKind, input, total: answers, unlimited: true },
    now,
  )
}
