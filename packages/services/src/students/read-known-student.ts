import { and, eq, ne, or } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { students } from '../database/tables/students.ts'

/** A student's name, empty while nobody has said it, and e-mail address, as the learner's page shows them. */
export const readKnownStudent = async (
  db: Queryable,
  id: string,
): Promise<{ full_name: string; email: string }> => {
  const [student] = await db
    .select({ full_name: students.fullName, email: students.email })
    .from(students)
    .where(eq(students.id, id))
  return student!
}

/** Whether anybody has said where a student is. */
export const isPlaceKnown = async (db: Queryable, id: string): Promise<boolean> => {
  const [placed] = await db
    .select({ id: students.id })
    .from(students)
    .where(and(eq(students.id, id), or(ne(students.country, ''), ne(students.city, ''))))
  return placed !== undefined
}
