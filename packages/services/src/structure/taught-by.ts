import { and, eq, exists, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Queryable } from '../database/database.ts'
import { courseInstructors } from '../database/tables.ts'

/**
 * A condition: the course in this column is taught by the instructor. What others teach is not there for
 * them.
 */
export const taughtBy = (db: Queryable, courseId: PgColumn, instructorId: string) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(courseInstructors)
      .where(and(eq(courseInstructors.courseId, courseId), eq(courseInstructors.instructorId, instructorId))),
  )
