import { studentListLimits } from '@quizwright/domain/limits.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { and, eq, isNull } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { lockNames } from '../../database/queries/lock-names.ts'
import { makeId } from '../../database/queries/make-id.ts'
import { listedStudents } from '../../database/tables/student-access.ts'
import { resolveMerged } from '../resolve-merged.ts'
import { saveKnownStudent } from '../confirmation/save-known-student.ts'
import { toEmailKey } from '../student-values.ts'
import { moveOpenEnds } from './move-open-ends.ts'
import { type ListedLine, parseStudentList, type RejectedLine } from './parse-student-list.ts'
import { hashSecret, openLinkSecrets, type SecretOf } from './personal-link.ts'

type Owner = { linkId: string; instructorId: string; ownKey: string | undefined }
type Added = { added: number; changed: number; rejected: RejectedLine[]; headingLines: number[] }

/**
 * Serializes calls that add students to an instructor's lists. Concurrent calls would both be counted before either
 * is stored, and would wait for each other's students.
 */
export const lockLists = (tx: Queryable, instructorId: string): Promise<void> =>
  lockNames(tx, [`lists of students of ${instructorId}`])

/**
 * Adds the students in a text to the list of a link. Students who are or were already listed get the name, extra time
 * and code in the text, and keep everything else and their personal link. Their open attempts get the extra time,
 * too. Throws RULE if the list would become too long.
 */
export const addStudents = async (tx: Queryable, text: string, owner: Owner, now: Date): Promise<Added> => {
  const { students, rejected, headingLines } = parseStudentList(text)
  const secretOf = await openLinkSecrets(tx, owner.ownKey)
  await lockLists(tx, owner.instructorId)
  let changed = 0
  for (const student of students) {
    if (await changeListed(tx, student, owner, now)) changed += 1
    else await addListed(tx, student, owner, secretOf, now)
  }
  await requireShort(tx, owner.linkId)
  return { added: students.length - changed, changed, rejected, headingLines }
}

const changeListed = async (
  tx: Queryable,
  { name, email, extraTime, code }: ListedLine,
  { linkId }: Owner,
  now: Date,
): Promise<boolean> => {
  const changed = await tx
    .update(listedStudents)
    .set({ name, extraTime, code, removedAt: null })
    .where(and(eq(listedStudents.linkId, linkId), eq(listedStudents.emailKey, toEmailKey(email))))
    .returning({ studentId: listedStudents.studentId })
  if (extraTime === undefined) return changed.length > 0
  // A merged record has its attempts no longer.
  for (const { studentId } of changed)
    await moveOpenEnds(tx, { linkId, studentId: await resolveMerged(tx, studentId), extraTime }, now)
  return changed.length > 0
}

const addListed = async (
  tx: Queryable,
  { name, email, extraTime, code }: ListedLine,
  { linkId, instructorId }: Owner,
  secretOf: SecretOf,
  now: Date,
): Promise<void> => {
  const details = { full_name: name, email, phone: '', city: '', country: '', university: '' }
  const studentId = await saveKnownStudent(tx, { instructorId, kind: 'listed', details }, now)
  const id = makeId()
  await tx.insert(listedStudents).values({
    id,
    linkId,
    studentId,
    name,
    email,
    emailKey: toEmailKey(email),
    extraTime: extraTime ?? 0,
    code: code ?? null,
    secretHash: hashSecret(secretOf({ id, linkNumber: 0 })),
    createdAt: now,
  })
}

/** Throws RULE if the list of a link is too long. */
export const requireShort = async (tx: Queryable, linkId: string): Promise<void> => {
  const listed = await tx.$count(
    listedStudents,
    and(eq(listedStudents.linkId, linkId), isNull(listedStudents.removedAt)),
  )
  if (listed > studentListLimits.students)
    throw new Problem('RULE', {
      message:
        `A list holds at most ${studentListLimits.students.toLocaleString('en')} students. Make ` +
        'another session for the others.',
    })
}
