import { defined } from '@quizwright/domain/defined.ts'
import { defaultEnd } from '@quizwright/domain/rules/date-time.ts'
import { and, desc, eq, inArray } from '../database/drizzle.ts'
import type { Queryable } from '../database/database.ts'
import { inIds } from '../database/queries/in-ids.ts'
import { insertRows } from '../database/queries/insert-rows.ts'
import { makeId } from '../database/queries/make-id.ts'
import { ltiLinks, ltiScores } from '../database/tables/lti.ts'
import { quizzes, sessions } from '../database/tables/quizzes.ts'

type Version = Pick<typeof quizzes.$inferSelect, 'id' | 'familyId'>
type Session = typeof sessions.$inferSelect

/**
 * Copies sessions of the other versions of a quiz to a version that does not have them yet, each with its link and
 * settings: those that are not over, and the general one. A general session that is over gets the default period
 * from now on. Called when a version is created and again when it is published, because sessions may have been added
 * to the published version in the meantime.
 */
export const takeOverSessions = async (
  tx: Queryable,
  { id: quizId, familyId }: Version,
  now: Date,
): Promise<void> => {
  const taken = (await readSessionsOfLinks(tx, familyId))
    .filter((sessionsOfLink) => !sessionsOfLink.some((session) => session.quizId === quizId))
    .map(([current]) => defined(current, 'current'))
    .filter((session) => session.isGeneral || session.endTime > now)
  await insertRows(
    tx,
    sessions,
    taken.map((session) => ({
      ...session,
      ...(session.endTime > now ? {} : { startTime: now, endTime: defaultEnd(now) }),
      id: makeId(),
      quizId,
    })),
  )
  // The new version has groups of its own.
  const linkIds = taken.map(({ linkId }) => linkId)
  const links = tx.select({ id: ltiLinks.id }).from(ltiLinks).where(inIds(ltiLinks.sessionLinkId, linkIds))
  if (linkIds.length > 0)
    await tx.update(ltiScores).set({ groupsChanged: true }).where(inArray(ltiScores.linkId, links))
}

/** Reads the sessions of all versions, grouped by link. The session that the link opens comes first. */
const readSessionsOfLinks = async (tx: Queryable, familyId: string): Promise<Session[][]> => {
  const rows = await tx
    .select({ session: sessions })
    .from(sessions)
    .innerJoin(quizzes, eq(quizzes.id, sessions.quizId))
    .where(eq(quizzes.familyId, familyId))
    .orderBy(
      desc(defined(and(eq(quizzes.isPublished, true), eq(quizzes.isArchived, false)), 'and')),
      desc(quizzes.version),
    )
  return [
    ...Map.groupBy(
      rows.map(({ session }) => session),
      (session) => session.linkId,
    ).values(),
  ]
}
