import { Problem } from '@quizwright/contracts/problem.ts'
import { and, count, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { jobs } from '../database/tables.ts'
import { makeId } from '../database/make-id.ts'
import { type JobRow, maxUnfinishedJobs } from './job.ts'

export type NewJob = {
  ownerId: string
  kind: string
  input: Record<string, unknown>
  /** Steps, as far as they are known. */ total: number
  /** It was not its owner who asked: nothing may refuse it. */ unlimited?: boolean
}

/**
 * Puts a job into the queue, in the transaction of whoever asks for it: it is there when that is, and only
 * then. Throws TOO_MANY_REQUESTS when its owner has too many unfinished ones of this kind.
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
