import type { StudentDetails } from '@quizwright/contracts/schemas/learner.ts'
import type { Queryable } from '../database/database.ts'
import { students } from '../database/tables.ts'
import { foldText } from '../database/fold-text.ts'
import { makeId } from '../database/make-id.ts'

/**
 * The student of an e-mail address, with the details as they were given last. The row stays locked until the
 * transaction ends, so that two attempts begun at once get two numbers.
 */
export const saveStudent = async (tx: Queryable, details: StudentDetails, now: Date): Promise<string> => {
  const { full_name: fullName, email, phone, city, country, university } = details
  const known = {
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
    .values({ id: makeId(), ...known, emailKey: email.toLowerCase(), createdAt: now })
    .onConflictDoUpdate({ target: students.emailKey, set: known })
    .returning({ id: students.id })
  return student!.id
}
