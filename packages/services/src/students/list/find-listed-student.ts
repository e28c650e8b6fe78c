import { and, eq, inArray, isNull } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { listedStudents } from '../../database/tables/student-access.ts'
import { recordsMergedInto } from '../merged-records.ts'

/** Finds a student's entry on the list of a link, also if it was made before two records were merged. */
export const findListedStudent = async (
  db: Queryable,
  { linkId, studentId }: { linkId: string; studentId: string },
): Promise<typeof listedStudents.$inferSelect | undefined> => {
  const [listed] = await db
    .select()
    .from(listedStudents)
    .where(
      and(
        eq(listedStudents.linkId, linkId),
        isNull(listedStudents.removedAt),
        inArray(listedStudents.studentId, recordsMergedInto(studentId)),
      ),
    )
    .limit(1)
  return listed
}
