import { and, eq, sql } from '../database/drizzle.ts'
import type { Database, Queryable } from '../database/database.ts'
import { jobs } from '../database/tables/jobs.ts'
import { textArray } from '../database/queries/text-array.ts'
import { type JobRow, leaseMs } from './job.ts'

/**
 * The right to run a job until the lease expires. Each new lease has a higher number of tries, so a runner with an
 * expired lease can no longer change the job (a fencing token).
 */
export type Lease = Pick<JobRow, 'id' | 'tries'>

/** Thrown if another runner has the job, or it was cancelled or has ended. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
}

/** Kinds of jobs that run separately from others, so that they do not wait for each other. */
export type Lane = { only?: readonly string[]; except?: readonly string[] }

const retryMs = 5_000

const isLeased = ({ id, tries }: Lease) =>
  and(eq(jobs.id, id), eq(jobs.tries, tries), eq(jobs.state, 'running'))
const addMs = (now: Date, ms: number): Date => new Date(now.getTime() + ms)

/**
 * Leases the job that has waited longest, or one with an expired lease. Two runners never get the same job. A lane
 * selects jobs of some kinds.
 */
export const acquireJob = async (
  db: Database,
  now: Date,
  { only, except = [] }: Lane = {},
): Promise<JobRow | undefined> => {
  const inLane = and(
    only && sql`${jobs.kind} = any(${textArray(only)})`,
    except.length > 0 ? sql`${jobs.kind} <> all(${textArray(except)})` : undefined,
  )
  const nextJob = db
    .select({ id: jobs.id })
    .from(jobs)
    // The same condition as that of the index jobs_to_take, so that ended jobs cost nothing.
    .where(
      and(
        sql`${jobs.state} in ('waiting', 'running') and ${jobs.heldUntil} <= ${now.toISOString()}::timestamptz`,
        inLane,
      ),
    )
    .orderBy(jobs.heldUntil, jobs.id)
    .limit(1)
    .for('update', { skipLocked: true })
  const [acquired] = await db
    .update(jobs)
    .set({ state: 'running', tries: sql`${jobs.tries} + 1`, heldUntil: addMs(now, leaseMs), updatedAt: now })
    .where(sql`${jobs.id} = (${nextJob})`)
    .returning()
  return acquired
}

export type JobProgress = Partial<Pick<JobRow, 'done' | 'total'>>

/**
 * Renews the lease and stores the progress of the job. Throws LeaseLost, which rolls back the transaction of the
 * step if there is one.
 */
export const renewLease = async (
  db: Queryable,
  lease: Lease,
  now: Date,
  progress: JobProgress = {},
): Promise<void> => {
  const renewed = await db
    .update(jobs)
    .set({ ...progress, heldUntil: addMs(now, leaseMs), updatedAt: now })
    .where(isLeased(lease))
    .returning({ id: jobs.id })
  if (renewed.length === 0) throw new LeaseLost()
}

/** Ends a job. Does nothing if the lease is lost. */
export const endJob = async (
  db: Database,
  lease: Lease,
  state: 'done' | 'failed',
  message: string | null,
  now: Date,
): Promise<void> => {
  await db.update(jobs).set({ state, message, updatedAt: now }).where(isLeased(lease))
}

/**
 * Puts a job back into the queue after a failed try. It may start again after `waitMs` milliseconds. `reason` is why it
 * waits, if that can be shown.
 */
export const retryJob = async (
  db: Database,
  lease: Lease,
  now: Date,
  { waitMs = retryMs, reason = null }: { waitMs?: number; reason?: string | null } = {},
): Promise<void> => {
  await db
    .update(jobs)
    .set({ state: 'waiting', message: reason, heldUntil: addMs(now, waitMs), updatedAt: now })
    .where(isLeased(lease))
}

/** Puts an unfinished job back into the queue for another runner. The interrupted try is not counted. */
export const releaseJob = async (db: Database, lease: Lease, now: Date): Promise<void> => {
  await db
    .update(jobs)
    .set({ state: 'waiting', tries: lease.tries - 1, heldUntil: now, updatedAt: now })
    .where(isLeased(lease))
}
