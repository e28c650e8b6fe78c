import { eq } from '../database/drizzle.ts'
import type { Queryable } from '../database/database.ts'
import { students } from '../database/tables/students.ts'

/**
 * Locks a student's record until the transaction ends. Returns its id or, after merges, the id of the record into
 * which it was merged. Hand-ins refer to the row and do not wait for the lock. Throws an Error if there is no such
 * record.
 */
export const lockStudent = async (tx: Queryable, id: string): Promise<string> => {
  const [student] = await tx
    .select({ mergedInto: students.mergedInto })
    .from(students)
    .where(eq(students.id, id))
    .for('no key update')
  if (!student) throw new Error(`There is no student ${id}.`)
  return student.mergedInto === null ? id : lockStudent(tx, student.mergedInto)
}
