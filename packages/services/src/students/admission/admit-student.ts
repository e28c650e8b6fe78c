import { studentRefusals } from '@quizwright/contracts/student-problems.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { ProblemCode } from '@quizwright/contracts/problems.ts'
import type { StartAttemptBody, StudentDetails } from '@quizwright/contracts/schemas/learner.ts'
import type { SessionAccess } from '@quizwright/domain/schemas/session.ts'
import type { Database } from '../../database/database.ts'
import { findListedStudent } from '../list/find-listed-student.ts'
import type { LinkTarget } from '../../attempts/start/resolve-session-link.ts'
import { findContinuedAttempt } from './find-continued-attempt.ts'
import { findStudentByToken, holdsFor } from './find-student-by-token.ts'
import { readKnownStudent } from '../read-known-student.ts'
import { requireAccessCode } from './require-access-code.ts'

/** The token in the header `authorization`, if there is one, the id of a known device, and the IP address. */
export type Caller = { token?: string | undefined; device?: string | undefined; address: string }

/** What a known student enters the first time. The place is optional. */
export type FirstDetails = { fullName: string; country: string; city: string }

/** Who begins an attempt: an unconfirmed person, or a student with a record. */
export type Admission =
  | { kind: 'typed'; details: StudentDetails }
  | { kind: 'known'; studentId: string; firstDetails: FirstDetails; token: string; extraTime: number }

/** Whoever only types who they are, where the session asks for nothing else. Undefined where it does. Throws RULE. */
export const admitByDetails = (
  { access, accessCode }: LinkTarget['session'],
  body: StartAttemptBody,
): Admission | undefined =>
  access === 'anyone' && accessCode === null ? { kind: 'typed', details: requireDetails(body) } : undefined

/**
 * Requires from a student exactly what the session requires. Throws RULE with the missing field, IDENTITY_NEEDED,
 * ACCESS_CODE_WRONG and TOO_MANY_ACCESS_CODES.
 */
export const admitStudent = async (
  db: Database,
  { quiz, session }: LinkTarget,
  body: StartAttemptBody,
  { token, device, address }: Caller,
  now: Date,
): Promise<Admission> => {
  const { linkId, access, accessCode } = session
  const asked = { linkId, code: accessCode, given: body.access_code, address, device }
  if (access === 'anyone') {
    const details = requireDetails(body)
    await requireAccessCode(db, asked, now)
    return { kind: 'typed', details }
  }
  const link = { linkId, access, instructorId: quiz.instructorId }
  const { code, ...known } = await requireKnown(db, link, { token, body }, now)
  // A student who continues, maybe on another device, has already entered the code.
  const underWay = await findContinuedAttempt(db, { studentId: known.studentId, linkId }, now)
  const { studentId } = known
  if (!underWay) await requireAccessCode(db, { ...asked, code: code ?? accessCode, studentId }, now)
  return known
}

const requireDetails = ({ student }: StartAttemptBody): StudentDetails => {
  if (!student) throw new Problem('RULE', { message: studentRefusals.noDetails })
  return student
}

type Link = { instructorId: string; linkId: string; access: SessionAccess }
/** What is said to somebody whom the session does not know. */
const unknownProblems = {
  anyone: 'IDENTITY_NEEDED',
  confirmed_email: 'IDENTITY_NEEDED',
  student_list: 'NOT_ON_LIST',
  institution: 'LTI_LAUNCH_NEEDED',
} as const satisfies Record<SessionAccess, ProblemCode>

type Claim = { token: string | undefined; body: StartAttemptBody }

const requireKnown = async (db: Database, link: Link, { token, body }: Claim, now: Date) => {
  const holder = await findStudentByToken(db, token, now)
  if (token === undefined || !holdsFor(holder, link)) throw new Problem(unknownProblems[link.access])
  const listed = await findListedStudent(db, { ...link, studentId: holder.studentId })
  if (link.access === 'student_list' && !listed) throw new Problem('NOT_ON_LIST')
  const stored = await readKnownStudent(db, holder.studentId)
  const name = stored.full_name === '' ? body.full_name : stored.full_name
  if (name === undefined) throw new Problem('RULE', nameMissing)
  return {
    kind: 'known' as const,
    studentId: holder.studentId,
    firstDetails: { fullName: name, country: body.country ?? '', city: body.city ?? '' },
    token,
    extraTime: listed?.extraTime ?? 0,
    code: listed?.code ?? null,
  }
}

const nameMissingText = studentRefusals.noName
const nameMissing = {
  message: nameMissingText,
  errors: [{ field: 'full_name', messages: [nameMissingText] }],
}
