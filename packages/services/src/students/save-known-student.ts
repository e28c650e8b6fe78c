import type { StudentDetails } from '@quizwright/contracts/schemas/learner.ts'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { type StudentKind, students } from '../database/tables/students.ts'
import { lockStudent } from './lock-student.ts'
import { studentValues } from './student-values.ts'

type KnownStudent = {
  instructorId: string
  details: StudentDetails
  kind: Exclude<StudentKind, 'unconfirmed'>
}

/**
 * Finds or creates the record of a student whom the instructor knows by e-mail address. An existing record keeps its
 * details. A listed student becomes confirmed when the address is confirmed. Returns the id of the record, or of the
 * one into which it was merged. The row stays locked until the transaction ends.
 */
export const saveKnownStudent = async (
  tx: Queryable,
  { instructorId, details, kind }: KnownStudent,
  now: Date,
): Promise<string> => {
  const [student] = await tx
    .insert(students)
    .values({ ...studentValues(details), instructorId, kind, createdAt: now })
    .onConflictDoUpdate({
      target: [students.instructorId, students.emailKey],
      targetWhere: sql`${students.kind} <> 'unconfirmed'`,
      set: { kind: sql`case when excluded.kind = 'confirmed' then excluded.kind else ${students.kind} end` },
    })
    .returning({ id: students.id })
  return lockStudent(tx, student!.id)
}
