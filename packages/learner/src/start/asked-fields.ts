import type { StudentDetails } from '@quizwright/contracts/schemas/learner.ts'
import { storedDetails } from '../connection/browser-storage.ts'
import { findErrors, studentFields } from './student-fields.ts'

export const nothingKnown = (): StudentDetails =>
  Object.fromEntries(studentFields.map(({ name }) => [name, ''])) as StudentDetails

/** The details that this browser knows of the student; unknown ones are empty. */
export const knownDetails = (): StudentDetails => ({ ...nothingKnown(), ...storedDetails() })

/** The fields to ask for: those whose value is unknown or no longer valid. */
export const unknownFields = (known: StudentDetails) => {
  const errors = findErrors(known)
  return studentFields.filter(({ name }) => errors[name] !== undefined)
}
