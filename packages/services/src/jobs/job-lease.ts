import { and, eq, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../database/database.ts'
import { jobs } from '../database/tables.ts'
import { leaseMs, type JobRow } from './job.ts'

/**
 * Who holds a job: a later holder has a greater number of tries, so that the earlier one can change nothing
 * any more.
 */
export type Lease = Pick<JobRow, 'id' | 'tries'>

/** The job is somebody else's by now, was cancelled, or has ended. */
export class LeaseLost extends Error {
  override readonly name = 'HoldLost'
}

const retryMs = 5_000

const held = ({ id, tries }: Lease) => and(eq(jobs.id, id), eq(jobs.tries, tries), eq(jobs.state, 'running'))
const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms)

/**
 * Takes the job that has waited longest, or one whose holder has given no sign of life. Nobody else gets the
 * same.
 */
export const acquireJob = async (db: Database, now: Date): Promise<JobRow | undefined> => {
  const next = db
    .select({ id: jobs.id })
    .from(jobs)
    // The states as the index of jobs to take has them, so that ended jobs cost nothing.
    .where(
      sql`${jobs.state} in ('waiting', 'running') and ${jobs.heldUntil} <= ${now.toISOString()}::timestamptz`,
    )
    .orderBy(jobs.heldUntil, jobs.id)
    .limit(1)
    .for('update', { skipLocked: true })
  const [taken] = await db
    .update(jobs)
    .set({ state: 'running', tries: sql`${jobs.tries} + 1`, heldUntil: after(now, leaseMs), updatedAt: now })
    .where(sql`${jobs.id} = (${next})`)
    .returning()
  return taken
}

type Progress = Partial<Pick<JobRow, 'done' | 'total'>>

/**
 * A sign of life, with how far the job is. Throws LeaseLost; inside a transaction nothing of a step then
 * stays.
 */
export const renewLease = async (
  db: Queryable,
  hold: Lease,
  now: Date,
  progress: Progress = {},
): Promise<void> => {
  const kept = await db
    .update(jobs)
    .set({ ...progress, heldUntil: after(now, leaseMs), updatedAt: now })
    .where(held(hold))
    .returning({ id: jobs.id })
  if (kept.length === 0) throw new LeaseLost()
}

/** Ends a job that is still held. */
export const endJob = async (
  db: Database,
  hold: Lease,
  state: 'done' | 'failed',
  message: string | null,
  now: Date,
): Promise<void> => {
  await db.update(jobs).set({ state, message, updatedAt: now }).where(held(hold))
}

/** Puts a job whose try went wrong back into the queue, for a little later or for when it may help. */
export const retryJob = async (db: Database, hold: Lease, now: Date, waitMs = retryMs): Promise<void> => {
  await db
    .update(jobs)
    .set({ state: 'waiting', heldUntil: after(now, waitMs), updatedAt: now })
    .where(held(hold))
}

/** Gives a job back unfinished, for whoever comes next. A try that was only interrupted does not count. */
export const releaseJob = async (db: Database, hold: Lease, now: Date): Promise<void> => {
  await db
    .update(jobs)
    .set({ state: 'waiting', tries: hold.tries - 1, heldUntil: now, updatedAt: now })
    .where(held(hold))
}
