import { Problem } from '@quizwright/contracts/problem.ts'
import { and, desc, eq, inArray } from '../database/drizzle.ts'
import type { Queryable } from '../database/database.ts'
import { jobs } from '../database/tables/jobs.ts'
import type { JobRow } from './job.ts'

/** Reads a job of an owner. Throws NOT_FOUND. */
export const readJob = async (db: Queryable, id: string, ownerId: string): Promise<JobRow> => {
  const [job] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), eq(jobs.ownerId, ownerId)))
  if (!job) throw new Problem('NOT_FOUND')
  return job
}

/** Finds the owner's newest unfinished job of this kind. */
export const findUnfinishedJob = async (
  db: Queryable,
  ownerId: string,
  kind: string,
): Promise<JobRow | undefined> => {
  const [job] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.ownerId, ownerId), eq(jobs.kind, kind), inArray(jobs.state, ['waiting', 'running'])))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(1)
  return job
}
