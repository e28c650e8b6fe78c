import { Problem } from '@quizwright/contracts/problem.ts'
import { elementAt } from '@quizwright/domain/defined.ts'
import { and, eq, inArray } from '../database/drizzle.ts'
import type { Queryable } from '../database/database.ts'
import { insertRows } from '../database/queries/insert-rows.ts'
import { lockNames } from '../database/queries/lock-names.ts'
import { jobs } from '../database/tables/jobs.ts'
import { makeId } from '../database/queries/make-id.ts'
import { type JobRow, maxUnfinishedJobs } from './job.ts'

export type NewJob = {
  ownerId: string
  kind: string
  input: Record<string, unknown>
  /** The number of steps, as far as it is known. */
  total: number
  /** The job waits until then. The default is now. */
  startsAt?: Date
}

/**
 * Adds a job that its owner requested to the queue in the caller's transaction, so that it exists only if that is
 * committed. Throws TOO_MANY_REQUESTS if the owner has too many unfinished jobs of this kind.
 */
export const addJob = async (tx: Queryable, job: NewJob, now: Date): Promise<JobRow> => {
  await requireFewJobs(tx, job)
  const added = elementAt(await tx.insert(jobs).values(rowOf(job, now)).returning(), 0)
  return added
}

/** Adds jobs that their owner did not request, and that are therefore never refused. */
export const addUnlimitedJobs = (tx: Queryable, newJobs: readonly NewJob[], now: Date): Promise<void> =>
  insertRows(
    tx,
    jobs,
    newJobs.map((job) => rowOf(job, now)),
  )

const rowOf = ({ startsAt, ...job }: NewJob, now: Date): typeof jobs.$inferInsert => ({
  ...job,
  id: makeId(),
  state: 'waiting',
  heldUntil: startsAt ?? now,
  createdAt: now,
  updatedAt: now,
})

const requireFewJobs = async (tx: Queryable, { ownerId, kind }: NewJob): Promise<void> => {
  // The lock serializes this. Otherwise concurrent calls would all be counted before one is stored.
  await lockNames(tx, [`jobs of ${ownerId}`])
  const unfinished = await tx.$count(
    jobs,
    and(eq(jobs.ownerId, ownerId), eq(jobs.kind, kind), inArray(jobs.state, ['waiting', 'running'])),
  )
  if (unfinished >= maxUnfinishedJobs)
    throw new Problem('TOO_MANY_REQUESTS', {
      message: 'Too many jobs of yours are waiting. Let one end, or cancel one, and try again.',
    })
}
