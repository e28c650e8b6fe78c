import { and, eq, isNull, notInArray, sql } from '../../database/drizzle.ts'
import type { Database, Queryable } from '../../database/database.ts'
import { makeId } from '../../database/queries/make-id.ts'
import { type ltiLinks, ltiScores } from '../../database/tables/lti.ts'
import { findLink } from '../../students/admission/find-link.ts'
import { saveLaunchedStudent } from '../launch/launched-student.ts'
import { toldGroups } from '../groups/told-groups.ts'
import { isStaffOf } from '../launch/roles.ts'
import { MembersUnread } from './fetch-members.ts'
import type { Member } from './members-page.ts'

type LinkRow = typeof ltiLinks.$inferSelect

/** Students of one transaction: a course of hundreds must not keep others waiting. */
const atOnce = 25
/** From how many on it is asked before more than half of them are marked. */
const fewStudents = 4

const isStudent = ({ roles, status }: Member): boolean =>
  !isStaffOf(roles) && (status === undefined || status === 'Active')

const saveStudent = async (
  tx: Queryable,
  { link, instructorId, member }: { link: LinkRow; instructorId: string; member: Member },
  now: Date,
): Promise<void> => {
  const { platform, id: linkId } = link
  const { user_id: subject } = member
  const claims = { iat: 0, ...member }
  const groups = member.group_enrollments?.map(({ group_id: id, group_name: name }) => ({
    id,
    name: name ?? id,
  }))
  const studentId = await saveLaunchedStudent(tx, { platform, subject, instructorId, claims }, now)
  await tx
    .insert(ltiScores)
    .values({ id: makeId(), linkId, studentId, subject, groups: groups ?? [], dueAt: now, heldUntil: now })
    .onConflictDoUpdate({
      target: [ltiScores.linkId, ltiScores.subject],
      set: {
        studentId,
        leftAt: null,
        ...toldGroups(groups !== undefined && { groups }),
        // Who was no student of the course may be one now.
        state: sql`case when ${ltiScores.state} = 'refused' and ${ltiScores.reason} = 'not_a_student'
          then 'waiting' else ${ltiScores.state} end`,
      },
    })
}

/**
 * Takes over the members of a course as the students of its link: new ones appear as not begun, names follow the
 * platform, and who left is marked and keeps everything. A list that would mark more than half is not taken unless
 * somebody has confirmed it. Throws MembersUnread.
 */
export const storeMembers = async (
  db: Database,
  { link, members, isConfirmed }: { link: LinkRow; members: readonly Member[]; isConfirmed: boolean },
  now: Date,
): Promise<void> => {
  const present = members.filter(isStudent)
  const subjects = present.map(({ user_id: subject }) => subject)
  const isHere = and(eq(ltiScores.linkId, link.id), isNull(ltiScores.leftAt))
  const isGone = and(isHere, subjects.length > 0 ? notInArray(ltiScores.subject, subjects) : undefined)
  const before = await db.$count(ltiScores, isHere)
  const leaving = await db.$count(ltiScores, isGone)
  if (!isConfirmed && before >= fewStudents && leaving * 2 > before) throw new MembersUnread('many_left')
  const { instructorId } = await findLink(db, link.sessionLinkId)
  for (let at = 0; at < present.length; at += atOnce)
    await db.transaction(async (tx) => {
      for (const member of present.slice(at, at + atOnce))
        await saveStudent(tx, { link, instructorId, member }, now)
    })
  await db.update(ltiScores).set({ leftAt: now }).where(isGone)
}
