import { elementAt } from '@quizwright/domain/defined.ts'
import { and, eq, inArray, notInArray } from '../../database/drizzle.ts'
import type { Database, Queryable } from '../../database/database.ts'
import { makeId } from '../../database/queries/make-id.ts'
import { ltiLinks, ltiScores } from '../../database/tables/lti.ts'
import { type GroupKind, ltiGroupMembers, ltiGroups } from '../../database/tables/lti-groups.ts'
import { sessions } from '../../database/tables/quizzes.ts'
import { students } from '../../database/tables/students.ts'
import { moveBetweenGroups } from '../../statistics/counts/move-between-groups.ts'
import { recordsMergedInto } from '../../students/merged-records.ts'
import { resolveMerged } from '../../students/resolve-merged.ts'

type ScoreRow = typeof ltiScores.$inferSelect
type LinkRow = typeof ltiLinks.$inferSelect
type Placed = { score: ScoreRow; link: LinkRow }
/** A group as its platform knows it. */
type Named = Pick<typeof ltiGroups.$inferSelect, 'platform' | 'contextId' | 'key' | 'name'> & {
  kind: GroupKind
}

/** Students of one round: whoever hands in waits for the counts of one of them at most. */
const atOnce = 50

/** The course, the section and the groups that the platform tells of a student. */
const groupsOf = ({ score, link: { platform, contextId, contextTitle } }: Placed): Named[] => {
  const course = { platform, contextId }
  const title = contextTitle || contextId
  return [
    ...(title === '' ? [] : [{ ...course, kind: 'course' as const, key: contextId, name: title }]),
    ...(score.section === ''
      ? []
      : [{ ...course, kind: 'section' as const, key: score.section, name: score.section }]),
    ...score.groups.map(({ id, name }) => ({ ...course, kind: 'group' as const, key: id, name })),
  ]
}

/** Finds or adds a group of a quiz. Its name follows the platform. */
const saveGroup = async (tx: Queryable, quizId: string, named: Named): Promise<string> => {
  const { quizId: quiz, platform, contextId, kind, key } = ltiGroups
  const group = elementAt(
    await tx
      .insert(ltiGroups)
      .values({ id: makeId(), quizId, ...named })
      .onConflictDoUpdate({ target: [quiz, platform, contextId, kind, key], set: { name: named.name } })
      .returning({ id: ltiGroups.id }),
    0,
  )
  return group.id
}

/** What all platforms tell of one person in the sessions of these quizzes. */
const readPlaces = (tx: Queryable, studentId: string) =>
  tx
    .select({ score: ltiScores, link: ltiLinks, quizId: sessions.quizId })
    .from(ltiScores)
    .innerJoin(ltiLinks, eq(ltiLinks.id, ltiScores.linkId))
    .innerJoin(sessions, eq(sessions.linkId, ltiLinks.sessionLinkId))
    .innerJoin(students, eq(students.id, ltiScores.studentId))
    .where(inArray(ltiScores.studentId, recordsMergedInto(studentId)))

const setGroups = async (
  tx: Queryable,
  { studentId, quizIds }: { studentId: string; quizIds: readonly string[] },
  groupIds: readonly string[],
): Promise<void> => {
  const ofQuizzes = tx
    .select({ id: ltiGroups.id })
    .from(ltiGroups)
    .where(inArray(ltiGroups.quizId, [...quizIds]))
  const isLeft = groupIds.length > 0 ? notInArray(ltiGroupMembers.groupId, [...groupIds]) : undefined
  await tx
    .delete(ltiGroupMembers)
    .where(and(eq(ltiGroupMembers.studentId, studentId), inArray(ltiGroupMembers.groupId, ofQuizzes), isLeft))
  if (groupIds.length === 0) return
  const members = groupIds.map((groupId) => ({ groupId, studentId }))
  await tx.insert(ltiGroupMembers).values(members).onConflictDoNothing()
}

/** Puts somebody into the groups that the platforms told last, with the counts of their attempts. */
const sortStudent = async (tx: Queryable, score: ScoreRow): Promise<void> => {
  const studentId = await resolveMerged(tx, score.studentId)
  const places = await readPlaces(tx, studentId)
  const groupIds = new Set<string>()
  for (const { quizId, ...place } of places)
    for (const named of groupsOf(place)) groupIds.add(await saveGroup(tx, quizId, named))
  const quizIds = [...new Set(places.map(({ quizId }) => quizId))]
  if (quizIds.length > 0)
    await moveBetweenGroups(tx, { quizIds, studentIds: [studentId] }, () =>
      setGroups(tx, { studentId, quizIds }, [...groupIds]),
    )
  await tx.update(ltiScores).set({ groupsChanged: false }).where(eq(ltiScores.id, score.id))
}

/** Sorts those students into groups of whom a platform has told something new: of one session, or all. */
export const sortIntoGroups = async (db: Database, sessionLinkId?: string): Promise<void> => {
  const links = db
    .select({ id: ltiLinks.id })
    .from(ltiLinks)
    .where(eq(ltiLinks.sessionLinkId, sessionLinkId ?? ''))
  const isMeant = sessionLinkId === undefined ? undefined : inArray(ltiScores.linkId, links)
  for (;;) {
    const changed = await db
      .select()
      .from(ltiScores)
      .where(and(eq(ltiScores.groupsChanged, true), isMeant))
      .orderBy(ltiScores.id)
      .limit(atOnce)
    for (const score of changed) await db.transaction((tx) => sortStudent(tx, score))
    if (changed.length < atOnce) return
  }
}
