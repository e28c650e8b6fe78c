import { say, sayCount, texts } from '@quizwright/domain/language/say.ts'
import type { StudentRecord } from '@quizwright/contracts/schemas/student.ts'

const kindNames = texts({
  unconfirmed: 'not confirmed',
  confirmed: 'confirmed',
  listed: 'on a list',
  institution: 'from a course',
})

/** Describes a student in one line: name, address, how they are known, and how often they took the quiz. */
export const describeStudent = ({ full_name: name, email, kind, attempts }: StudentRecord): string =>
  sayCount(
    attempts,
    '{name}, {email}, {kind}, {count} attempt',
    '{name}, {email}, {kind}, {count} attempts',
    { name, email, kind: say(kindNames[kind]) },
  )

export const matches = ({ full_name: name, email }: StudentRecord, search: string): boolean =>
  `${name} ${email}`.toLowerCase().includes(search.trim().toLowerCase())
