import { and, eq, exists, type PgColumn, sql, type SQLWrapper } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { courseInstructors } from '../../database/tables/main.ts'

/** The condition that the instructor teaches the course in this column. Other courses appear not to exist. */
export const taughtBy = (db: Queryable, courseId: PgColumn, instructorId: string | SQLWrapper) =>
  exists(
    db
      .select({ exists: sql`1` })
      .from(courseInstructors)
      .where(and(eq(courseInstructors.courseId, courseId), eq(courseInstructors.instructorId, instructorId))),
  )
