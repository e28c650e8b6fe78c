import { studentListLimits } from '@quizwright/domain/limits.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { ConfirmedStudent, OpenLinkBody } from '@quizwright/contracts/schemas/learner.ts'
import { and, eq, isNull, sql } from '../../database/drizzle.ts'
import { hashToken, makeToken } from '../../auth/identity/token.ts'
import type { Database, Queryable } from '../../database/database.ts'
import { linkDevices, listedStudents } from '../../database/tables/student-access.ts'
import { hashSecret } from '../list/personal-link.ts'
import { addStudentToken } from './add-student-token.ts'
import { findLink } from './find-link.ts'
import { readKnownStudent } from '../read-known-student.ts'
import { resolveMerged } from '../resolve-merged.ts'

/**
 * Authorizes a browser as the student to whom a personal link belongs. The token is valid for the sessions of that
 * link. Records which device used the link. Throws NOT_FOUND and PERSONAL_LINK_WRONG.
 */
export const openPersonalLink = async (
  db: Database,
  { session_id: sessionId, secret, browser_token: browserToken }: OpenLinkBody,
  now: Date,
): Promise<ConfirmedStudent> => {
  const { linkId } = await findLink(db, sessionId)
  const [listed] = await db
    .select({
      id: listedStudents.id,
      studentId: listedStudents.studentId,
      linkNumber: listedStudents.linkNumber,
    })
    .from(listedStudents)
    .where(
      and(
        eq(listedStudents.linkId, linkId),
        eq(listedStudents.secretHash, hashSecret(secret)),
        isNull(listedStudents.removedAt),
      ),
    )
  if (!listed) throw new Problem('PERSONAL_LINK_WRONG')
  // A browser that stores nothing is another device each time.
  await recordUse(db, { ...listed, deviceHash: hashToken(browserToken ?? makeToken()) }, now)
  const studentId = await resolveMerged(db, listed.studentId)
  return {
    token: await addStudentToken(db, { studentId, linkId }, now),
    student: await readKnownStudent(db, studentId),
  }
}

type Use = { id: string; linkNumber: number; deviceHash: string }

const recordUse = async (
  db: Queryable,
  { id: listedId, linkNumber, deviceHash }: Use,
  now: Date,
): Promise<void> => {
  const isLink = and(eq(linkDevices.listedId, listedId), eq(linkDevices.linkNumber, linkNumber))
  const isKnown = await db
    .update(linkDevices)
    .set({ lastUsedAt: now })
    .where(and(isLink, eq(linkDevices.deviceHash, deviceHash)))
    .returning({ listedId: linkDevices.listedId })
  if (isKnown.length > 0 || (await db.$count(linkDevices, isLink)) >= studentListLimits.devices) return
  await db
    .insert(linkDevices)
    .values({ listedId, linkNumber, deviceHash, firstUsedAt: now, lastUsedAt: now })
    .onConflictDoUpdate({
      target: [linkDevices.listedId, linkDevices.linkNumber, linkDevices.deviceHash],
      set: { lastUsedAt: sql`excluded.last_used_at` },
    })
}
