import { alias, and, eq, inArray, or, sql } from '../database/drizzle.ts'
import type { Queryable } from '../database/database.ts'
import { listedStudents } from '../database/tables/student-access.ts'
import { students } from '../database/tables/students.ts'

/**
 * Selects the ids of a student's records: their own, and known ones of the same mailbox. Students whom the instructor
 * listed by two addresses of one mailbox, such as siblings, are separate (ADR 035).
 */
export const recordsOfMailbox = (db: Queryable, studentId: string) => {
  const own = alias(students, 'own_record')
  const isListed = (record: typeof own | typeof students) =>
    sql`exists (select 1 from ${listedStudents} where ${listedStudents.studentId} = ${record.id})`
  return db
    .select({ id: students.id })
    .from(own)
    .innerJoin(
      students,
      or(
        eq(students.id, own.id),
        and(
          eq(students.instructorId, own.instructorId),
          eq(students.mailboxKey, own.mailboxKey),
          inArray(students.kind, ['confirmed', 'listed']),
          inArray(own.kind, ['confirmed', 'listed']),
          sql`not (${isListed(own)} and ${isListed(students)})`,
        ),
      ),
    )
    .where(eq(own.id, studentId))
}
