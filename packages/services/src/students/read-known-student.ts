import { elementAt } from '@quizwright/domain/defined.ts'
import { and, eq, ne, or } from '../database/drizzle.ts'
import type { Queryable } from '../database/database.ts'
import { students } from '../database/tables/students.ts'

/** Reads a student's name (empty if unknown) and e-mail address as the learner's page shows them. */
export const readKnownStudent = async (
  db: Queryable,
  id: string,
): Promise<{ full_name: string; email: string }> => {
  const student = elementAt(
    await db
      .select({ full_name: students.fullName, email: students.email })
      .from(students)
      .where(eq(students.id, id)),
    0,
  )
  return student
}

export const isPlaceKnown = async (db: Queryable, id: string): Promise<boolean> => {
  const [placed] = await db
    .select({ id: students.id })
    .from(students)
    .where(and(eq(students.id, id), or(ne(students.country, ''), ne(students.city, ''))))
  return placed !== undefined
}
