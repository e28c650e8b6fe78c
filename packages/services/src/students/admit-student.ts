import { Problem } from '@quizwright/contracts/problem.ts'
import type { StartAttemptBody, StudentDetails } from '@quizwright/contracts/schemas/learner.ts'
import type { Database } from '../database/database.ts'
import type { LinkTarget } from '../attempts/resolve-session-link.ts'
import { findStudentByToken, holdsFor } from './find-student-by-token.ts'
import { readKnownStudent } from './read-known-student.ts'
import { requireAccessCode } from './require-access-code.ts'

/** Who asks: the token in the header `authorization`, if there is one, and the IP address. */
export type Caller = { token?: string | undefined; address: string }

/** Who may begin an attempt: somebody of whom only what they typed is known, or a student with a record. */
export type Admission =
  | { kind: 'typed'; details: StudentDetails }
  | { kind: 'known'; studentId: string; fullName: string; token: string }

/**
 * Asks of a student what the session asks, and nothing else. Throws RULE with the field that is missing,
 * IDENTITY_NEEDED, ACCESS_CODE_WRONG and TOO_MANY_ACCESS_CODES.
 */
export const admitStudent = async (
  db: Database,
  { quiz, session }: LinkTarget,
  body: StartAttemptBody,
  { token, address }: Caller,
  now: Date,
): Promise<Admission> => {
  const admission: Admission =
    session.access === 'anyone'
      ? { kind: 'typed', details: requireDetails(body) }
      : await requireKnown(
          db,
          { instructorId: quiz.instructorId, linkId: session.linkId, token, fullName: body.full_name },
          now,
        )
  const asked = { linkId: session.linkId, code: session.accessCode, given: body.access_code, address }
  await requireAccessCode(db, asked, now)
  return admission
}

const requireDetails = ({ student }: StartAttemptBody): StudentDetails => {
  if (!student) throw new Problem('RULE', { message: 'Say who you are, then begin.' })
  return student
}

type Known = { instructorId: string; linkId: string; token: string | undefined; fullName: string | undefined }

const requireKnown = async (
  db: Database,
  { token, fullName, ...link }: Known,
  now: Date,
): Promise<Admission> => {
  const holder = await findStudentByToken(db, token, now)
  if (token === undefined || !holdsFor(holder, link)) throw new Problem('IDENTITY_NEEDED')
  const stored = await readKnownStudent(db, holder.studentId)
  const name = stored.full_name === '' ? fullName : stored.full_name
  if (name === undefined) throw new Problem('RULE', nameMissing)
  return { kind: 'known', studentId: holder.studentId, fullName: name, token }
}

const nameMissingText = 'Type your name, then begin.'
const nameMissing = {
  message: nameMissingText,
  errors: [{ field: 'full_name', messages: [nameMissingText] }],
}
