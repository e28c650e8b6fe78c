import { toMailbox } from '@quizwright/domain/rules/mailbox.ts'
import type { StudentDetails } from '@quizwright/contracts/schemas/learner.ts'
import { foldText } from '../database/queries/fold-text.ts'
import { makeId } from '../database/queries/make-id.ts'

/** Returns the lower-case e-mail address by which a record is found, because case does not matter. */
export const toEmailKey = (email: string): string => email.trim().toLowerCase()

/** Returns the columns of a new record that follow from a student's details. */
export const studentValues = (details: StudentDetails) => ({
  id: makeId(),
  fullName: details.full_name,
  nameKey: foldText(details.full_name),
  email: details.email,
  emailKey: toEmailKey(details.email),
  mailboxKey: toMailbox(details.email),
  phone: details.phone,
  city: details.city,
  country: details.country,
  university: details.university,
  universityKey: foldText(details.university),
})

/** The columns that `studentValues` returns. */
export const columnsOfDetails = [
  'id',
  'fullName',
  'nameKey',
  'email',
  'emailKey',
  'mailboxKey',
  'phone',
  'city',
  'country',
  'university',
  'universityKey',
] as const satisfies (keyof ReturnType<typeof studentValues>)[]
