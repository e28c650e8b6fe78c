import { eq } from '../database/drizzle.ts'
import type { Queryable } from '../database/database.ts'
import { students } from '../database/tables/students.ts'

/** Returns the id of a record or, after any number of merges, that of the record into which it was merged. */
export const resolveMerged = async (db: Queryable, id: string): Promise<string> => {
  const [student] = await db
    .select({ mergedInto: students.mergedInto })
    .from(students)
    .where(eq(students.id, id))
  return student?.mergedInto ? resolveMerged(db, student.mergedInto) : id
}
