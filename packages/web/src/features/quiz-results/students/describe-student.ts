import { countOf } from '@quizwright/domain/rules/plural.ts'
import type { StudentRecord } from '@quizwright/contracts/schemas/student.ts'

const kindNames = {
  unconfirmed: 'not confirmed',
  confirmed: 'confirmed',
  listed: 'on a list',
  institution: 'from a course',
} as const

/** Describes a student in one line: name, address, how they are known, and how often they took the quiz. */
export const describeStudent = ({ full_name: name, email, kind, attempts }: StudentRecord): string =>
  `${name}, ${email}, ${kindNames[kind]}, ${countOf(attempts, 'attempt')}`

export const matches = ({ full_name: name, email }: StudentRecord, sought: string): boolean =>
  `${name} ${email}`.toLowerCase().includes(sought.trim().toLowerCase())
