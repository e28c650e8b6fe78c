import type { StudentDetails } from '@quizwright/contracts/schemas/learner.ts'
import type { Queryable } from '../database/database.ts'
import { foldText } from '../database/fold-text.ts'
import { makeId } from '../database/make-id.ts'
import { students } from '../database/tables.ts'

/**
 * Inserts the student with this e-mail address, or updates the details of the existing one. Returns the id. The
 * row stays locked until the transaction ends, so that two attempts begun at the same time get two numbers.
 */
export const saveStudent = async (tx: Queryable, details: StudentDetails, now: Date): Promise<string> => {
  const { full_name: fullName, email, phone, city, country, university } = details
  const values = {
    fullName,
    nameKey: foldText(fullName),
    email,
    phone,
    city,
    country,
    university,
    universityKey: foldText(university),
  }
  const [student] = await tx
    .insert(students)
    .values({ id: makeId(), ...values, emailKey: email.toLowerCase(), createdAt: now })
    .onConflictDoUpdate({ target: students.emailKey, set: values })
    .returning({ id: students.id })
  return student!.id
}
