import { eq, inArray, sql } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { students } from '../../database/tables/students.ts'
import { keptRecord, recordsMergedInto } from '../merged-records.ts'
import { toEmailKey } from '../student-values.ts'

/** A person by an e-mail address, or by the id of one of their records. */
export type Person = { email: string } | { id: string }

/**
 * Finds all records of a person: those with the e-mail address among the students of every instructor, or the one with
 * the id, and what was merged with them.
 */
export const findRecords = async (db: Queryable, person: Person): Promise<string[]> => {
  const isIt = 'id' in person ? eq(students.id, person.id) : eq(students.emailKey, toEmailKey(person.email))
  const found = await db
    .select({ keptId: keptRecord(sql`${students}.id`) })
    .from(students)
    .where(isIt)
  const kept = new Set(found.map(({ keptId }) => keptId))
  const ids: string[] = []
  for (const id of kept) {
    const all = await db
      .select({ id: students.id })
      .from(students)
      .where(inArray(students.id, recordsMergedInto(id)))
    ids.push(...all.map((record) => record.id))
  }
  return ids
}
