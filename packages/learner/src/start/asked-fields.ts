import type { StudentDetails } from '@quizwright/contracts/schemas/learner.ts'
import { storedDetails } from '../connection/browser-storage.ts'
import { findErrors, studentFields } from './student-fields.ts'

const nothing = Object.fromEntries(studentFields.map(({ name }) => [name, ''])) as StudentDetails

/** What this browser knows of the student; what it does not know is empty. */
export const knownDetails = (): StudentDetails => ({ ...nothing, ...storedDetails() })

/** The fields that are still to be asked: those that are not known, or no longer right. */
export const unknownFields = (known: StudentDetails) => {
  const errors = findErrors(known)
  return studentFields.filter(({ name }) => errors[name] !== undefined)
}
