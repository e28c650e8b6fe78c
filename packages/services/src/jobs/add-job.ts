import { Problem } from '@quizwright/contracts/problem.ts'
import { and, count, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { jobs } from '../database/tables/jobs.ts'
import { makeId } from '../database/make-id.ts'
import { type JobRow, maxUnfinishedJobs } from './job.ts'

export type NewJob = {
  ownerId: string
  kind: string
  input: Record<string, unknown>
  /** The number of steps, as far as it is known. */
  total: number
  /** Set for a job that its owner did not request: it is never refused. */
  unlimited?: boolean
}

/**
 * Adds a job to the queue, in the transaction of the caller: the job exists only if that is committed. Throws
 * TOO_MANY_REQUESTS when the owner has too many unfinished jobs of this kind.
 */
export const addJob = async (
  tx: Queryable,
  { unlimited = false, ...job }: NewJob,
  now: Date,
): Promise<JobRow> => {
  const [unfinished] = await tx
    .select({ n: count() })
    .from(jobs)
    .where(
      and(
        eq(jobs.ownerId, job.ownerId),
        eq(jobs.kind, job.kind),
        inArray(jobs.state, ['waiting', 'running']),
      ),
    )
  if (!unlimited && unfinished!.n >= maxUnfinishedJobs)
    throw new Problem('TOO_MANY_REQUESTS', {
      message: 'Too many jobs of yours are waiting. Let one end, or cancel one, and try again.',
    })
  const [added] = await tx
    .insert(jobs)
    .values({ ...job, id: makeId(), state: 'waiting', heldUntil: now, createdAt: now, updatedAt: now })
    .returning()
  return added!
}
