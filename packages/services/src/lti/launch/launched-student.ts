import { createHash } from 'node:crypto'
import { toMailbox } from '@quizwright/domain/rules/mailbox.ts'
import { and, eq } from '../../database/drizzle.ts'
import { foldText } from '../../database/queries/fold-text.ts'
import type { Queryable } from '../../database/database.ts'
import { lockNames } from '../../database/queries/lock-names.ts'
import { makeId } from '../../database/queries/make-id.ts'
import { ltiStudents } from '../../database/tables/lti.ts'
import { students } from '../../database/tables/students.ts'
import { toEmailKey } from '../../students/student-values.ts'
import { lockStudent } from '../../students/lock-student.ts'
import type { LaunchClaims } from '../claims.ts'

type Launched = { platform: string; subject: string; instructorId: string; claims: LaunchClaims }

const shownHashLength = 6

/** The name that the platform tells, if it does. */
const nameOf = ({ name, given_name: given, family_name: family }: LaunchClaims): string =>
  (name ?? [given, family].filter(Boolean).join(' ')).trim()

/** What a student without a name is called, the same at each launch. */
const placeholderOf = ({ platform, subject }: Launched): string =>
  `Student ${createHash('sha256').update(`${platform} ${subject}`).digest('hex').slice(0, shownHashLength)}`

/**
 * Finds or creates the record of a platform's user among the students of an instructor, by the platform and its id of
 * the user, never by e-mail address: anybody may have written an address of somebody else there. Name and address
 * follow the platform. Returns the id of the record, or of the one into which the instructor merged it.
 */
export const saveLaunchedStudent = async (tx: Queryable, launched: Launched, now: Date): Promise<string> => {
  const { platform, subject, instructorId, claims } = launched
  const isSame = and(
    eq(ltiStudents.platform, platform),
    eq(ltiStudents.subject, subject),
    eq(ltiStudents.instructorId, instructorId),
  )
  const name = nameOf(claims)
  const email = claims.email ?? ''
  const mail = email !== '' && { email, emailKey: toEmailKey(email), mailboxKey: toMailbox(email) }
  const told = { ...(name !== '' && { fullName: name, nameKey: foldText(name) }), ...mail }
  // Otherwise two launches at once, as of two tabs, would be two students.
  await lockNames(tx, [`student ${subject} of ${platform} at ${instructorId}`])
  const [known] = await tx.select({ id: ltiStudents.studentId }).from(ltiStudents).where(isSame)
  if (known) {
    const isOwn = and(eq(students.id, known.id), eq(students.kind, 'institution'))
    if (Object.keys(told).length > 0) await tx.update(students).set(told).where(isOwn)
    return lockStudent(tx, known.id)
  }
  const fullName = name === '' ? placeholderOf(launched) : name
  const id = makeId()
  await tx.insert(students).values({
    id,
    instructorId,
    kind: 'institution',
    fullName,
    nameKey: foldText(fullName),
    email: '',
    emailKey: '',
    // Students without an address have no mailbox in common.
    mailboxKey: id,
    ...mail,
    phone: '',
    city: '',
    country: '',
    university: '',
    universityKey: foldText(''),
    createdAt: now,
  })
  await tx.insert(ltiStudents).values({ platform, subject, instructorId, studentId: id })
  return id
}
