import { and, desc, eq, exists, notInArray, sql } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { jobs } from '../../database/tables/jobs.ts'
import { solutionChanges } from '../../database/tables/solution-changes.ts'
import type { JobRow } from '../../jobs/job.ts'
import { solutionsKind } from './write-solutions.ts'

/** Finds the owner's latest ended job whose solutions were not undone. */
export const findUndoableJob = async (db: Queryable, ownerId: string): Promise<JobRow | undefined> => {
  const written = db
    .select({ one: sql`1` })
    .from(solutionChanges)
    .where(eq(solutionChanges.jobId, jobs.id))
  const [job] = await db
    .select()
    .from(jobs)
    .where(
      and(
        eq(jobs.ownerId, ownerId),
        eq(jobs.kind, solutionsKind),
        notInArray(jobs.state, ['waiting', 'running']),
        exists(written),
      ),
    )
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(1)
  return job
}
