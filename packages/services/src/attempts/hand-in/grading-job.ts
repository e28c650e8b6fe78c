import type { Queryable } from '../../database/database.ts'
import { addUnlimitedJobs } from '../../jobs/add-job.ts'

/** The kind of job that grades the descriptive answers of one attempt. */
export const gradingKind = 'grading'

export type GradingInput = { attemptId: string }

type ToGrade = { attemptId: string; answers: number }

/** Adds a job for each attempt that grades its descriptive answers, in the caller's transaction. */
export const requestGrading = async (
  tx: Queryable,
  attempts: readonly ToGrade[],
  { instructorId }: { instructorId: string },
  now: Date,
): Promise<void> => {
  const jobs = attempts.map(({ attemptId, answers }) => {
    const input: GradingInput = { attemptId }
    return { ownerId: instructorId, kind: gradingKind, input, total: answers }
  })
  await addUnlimitedJobs(tx, jobs, now)
}
