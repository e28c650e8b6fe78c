import { eq, inArray, or } from 'drizzle-orm'
import type { Queryable } from '../../database/database.ts'
import { students } from '../../database/tables/students.ts'
import { emailKeyOf } from '../student-values.ts'

/** A person by an e-mail address, or by the id of one of their records. */
export type Person = { email: string } | { id: string }

/**
 * Finds all records of a person: those with the e-mail address among the students of every instructor, or the one with
 * the id, and what was merged with them.
 */
export const findRecords = async (db: Queryable, person: Person): Promise<string[]> => {
  const isIt = 'id' in person ? eq(students.id, person.id) : eq(students.emailKey, emailKeyOf(person.email))
  const found = await db
    .select({ id: students.id, mergedInto: students.mergedInto })
    .from(students)
    .where(isIt)
  const kept = [
    ...new Set(found.flatMap(({ id, mergedInto }) => (mergedInto === null ? [id] : [id, mergedInto]))),
  ]
  if (kept.length === 0) return []
  const all = await db
    .select({ id: students.id })
    .from(students)
    .where(or(inArray(students.id, kept), inArray(students.mergedInto, kept)))
  return all.map(({ id }) => id)
}
