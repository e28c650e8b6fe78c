import { Problem } from '@quizwright/contracts/problem.ts'
import { and, eq } from 'drizzle-orm'
import type { Querying } from '../database/database.ts'
import { jobs } from '../database/tables.ts'
import type { JobRow } from './job.ts'

/** A job of an owner. Throws NOT_FOUND. */
export const readJob = async (db: Querying, id: string, ownerId: string): Promise<JobRow> => {
  const [job] = await db.select().from(jobs).where(and(eq(jobs.id, id), eq(jobs.ownerId, ownerId)))
  if (!job) throw new Problem('NOT_FOUND')
  return job
}
