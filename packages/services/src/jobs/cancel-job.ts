import { and, eq, inArray } from '../database/drizzle.ts'
import type { Database } from '../database/database.ts'
import { jobs } from '../database/tables/jobs.ts'
import type { JobRow } from './job.ts'
import { readJob } from './read-job.ts'

/**
 * Cancels a job unless it has ended, and returns its current state. Its runner notices before the next step. Throws
 * NOT_FOUND.
 */
export const cancelJob = async (db: Database, id: string, ownerId: string, now: Date): Promise<JobRow> => {
  await db
    .update(jobs)
    .set({ state: 'cancelled', message: null, updatedAt: now })
    .where(and(eq(jobs.id, id), eq(jobs.ownerId, ownerId), inArray(jobs.state, ['waiting', 'running'])))
  return readJob(db, id, ownerId)
}
