import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { listedStudents } from '../database/tables/student-access.ts'
import { students } from '../database/tables/students.ts'

/** Finds a student's entry on the list of a link, also if it was made before two records were merged. */
export const findListedStudent = async (
  db: Queryable,
  { linkId, studentId }: { linkId: string; studentId: string },
): Promise<typeof listedStudents.$inferSelect | undefined> => {
  const merged = db.select({ id: students.id }).from(students).where(eq(students.mergedInto, studentId))
  const [listed] = await db
    .select()
    .from(listedStudents)
    .where(
      and(
        eq(listedStudents.linkId, linkId),
        isNull(listedStudents.removedAt),
        or(eq(listedStudents.studentId, studentId), inArray(listedStudents.studentId, merged)),
      ),
    )
    .limit(1)
  return listed
}
