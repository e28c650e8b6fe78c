import { and, asc, eq, inArray, sql } from '../../database/drizzle.ts'
import { gradingKind } from '../../attempts/hand-in/grading-job.ts'
import type { Queryable } from '../../database/database.ts'
import { inIds } from '../../database/queries/in-ids.ts'
import { jobs } from '../../database/tables/jobs.ts'
import { ltiLinks, ltiScores } from '../../database/tables/lti.ts'
import { quizzes, sessions } from '../../database/tables/quizzes.ts'
import { shares } from '../../database/tables/shares.ts'
import { emailConfirmations } from '../../database/tables/student-access.ts'
import { textArray } from '../../database/queries/text-array.ts'
import { giveRole } from '../shares/change-shares.ts'
import { lockMerging } from '../../students/merging/lock-merging.ts'
import { moveStudents } from './move-students.ts'

type HandOver = {
  familyId: string
  from: string
  to: string
  /** Whether `from` stays as editor. */
  stays: boolean
}

/**
 * Locks all versions of a quiz and returns its owner, so that two hand-overs that cross wait for each other and the
 * second one knows of the first. Call it before `handOver`.
 */
export const lockFamily = async (tx: Queryable, familyId: string): Promise<string | undefined> => {
  const versions = await tx
    .select({ ownerId: quizzes.instructorId })
    .from(quizzes)
    .where(eq(quizzes.familyId, familyId))
    .orderBy(asc(quizzes.id))
    .for('no key update')
  return versions[0]?.ownerId
}

/**
 * Hands a quiz with all its versions, sessions and students to another instructor, in the caller's transaction.
 * Links, personal links and open attempts go on; images stay in the storage of who uploaded them.
 */
export const handOver = async (
  tx: Queryable,
  { familyId, from, to, stays }: HandOver,
  now: Date,
): Promise<void> => {
  // In this order everywhere, so that two that cross wait for each other.
  for (const id of [from, to].sort()) await lockMerging(tx, id)
  const versions = await tx
    .update(quizzes)
    .set({ instructorId: to })
    .where(and(eq(quizzes.familyId, familyId), eq(quizzes.instructorId, from)))
    .returning({ id: quizzes.id })
  const quizIds = versions.map(({ id }) => id)
  const moved = await tx
    .update(sessions)
    .set({ instructorId: to })
    .where(inIds(sessions.quizId, quizIds))
    .returning({ linkId: sessions.linkId })
  const linkIds = [...new Set(moved.map(({ linkId }) => linkId))]
  await moveStudents(tx, { quizIds, linkIds, from, to })
  const links = tx.select({ id: ltiLinks.id }).from(ltiLinks).where(inIds(ltiLinks.sessionLinkId, linkIds))
  await tx.update(ltiScores).set({ groupsChanged: true }).where(inArray(ltiScores.linkId, links))
  await tx
    .update(emailConfirmations)
    .set({ instructorId: to })
    .where(inIds(emailConfirmations.linkId, linkIds))
  await tx
    .update(jobs)
    .set({ ownerId: to })
    .where(
      and(
        eq(jobs.kind, gradingKind),
        eq(jobs.ownerId, from),
        sql`${jobs.input} ->> 'attemptId' in (
          select id from quiz.attempts where quiz_id = any(${textArray(quizIds)}))`,
      ),
    )
  await tx
    .delete(shares)
    .where(and(eq(shares.familyId, familyId), eq(shares.kind, 'person'), eq(shares.subjectId, to)))
  if (stays) await giveRole(tx, familyId, { kind: 'person', subjectId: from }, 'editor', { by: from, now })
}
