import { Problem } from '@quizwright/contracts/problem.ts'
import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { and, eq, inArray } from '../../database/drizzle.ts'
import { requireRight } from '../../auth/rights/rights.ts'
import type { Context } from '../../context.ts'
import type { Queryable } from '../../database/database.ts'
import { ltiLinks, ltiScores } from '../../database/tables/lti.ts'
import { sessions } from '../../database/tables/quizzes.ts'
import { dataResponse } from '../../http/response-bodies.ts'
import { listGroups } from '../groups/list-groups.ts'
import { sortIntoGroups } from '../groups/sort-into-groups.ts'
import { linksWithMembers, readMembers } from '../members/read-members.ts'
import { openAccessTokens } from './access-tokens.ts'
import { readScores } from './read-scores.ts'

/** The link of a session, by which its scores are found. */
const sessionLinkOf = async (db: Queryable, sessionId: string): Promise<string> => {
  const [session] = await db
    .select({ linkId: sessions.linkId })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
  if (!session) throw new Problem('NOT_FOUND')
  return session.linkId
}

/** The scores of a session that are meant: one, or all. Those of other sessions are never among them. */
const isMeant = (db: Queryable, sessionLinkId: string, scoreId: string | undefined) =>
  and(
    inArray(
      ltiScores.linkId,
      db.select({ id: ltiLinks.id }).from(ltiLinks).where(eq(ltiLinks.sessionLinkId, sessionLinkId)),
    ),
    scoreId === undefined ? undefined : eq(ltiScores.id, scoreId),
  )

export const ltiHandlers = ({ db, now, ltiPlatforms }: Context) => {
  const read = async (sessionLinkId: string) =>
    dataResponse(await readScores(db, { sessionLinkId, platforms: await ltiPlatforms.list() }))
  const tokens = openAccessTokens({ db, now })
  const waiting = () => ({
    state: 'waiting' as const,
    dueAt: now(),
    tries: 0,
    failingSince: null,
    reason: null,
  })
  return {
    getLtiScores: async ({ params }) => read(await sessionLinkOf(db, params.sessionId)),

    // All: those that nobody sends any more. One: also one that waits for its next try.
    sendLtiScoresAgain: async ({ body }) => {
      const sessionLinkId = await sessionLinkOf(db, body.sessionId)
      await db
        .update(ltiScores)
        .set(waiting())
        .where(
          and(
            isMeant(db, sessionLinkId, body.score_id),
            inArray(ltiScores.state, body.score_id === undefined ? ['refused'] : ['refused', 'waiting']),
          ),
        )
      return read(sessionLinkId)
    },

    readLtiMembers: async ({ body, user }) => {
      const sessionLinkId = await sessionLinkOf(db, body.sessionId)
      const reading = { context: { db, now }, platforms: await ltiPlatforms.list(), tokens }
      const asked = {
        isConfirmed: body.accept_left === true,
        requireStillAllowed: () =>
          requireRight(db, { right: 'editor' }, 'session', [body.sessionId], user.userId),
      }
      for (const link of await linksWithMembers(db, sessionLinkId)) await readMembers(reading, link, asked)
      await sortIntoGroups(db, sessionLinkId)
      return read(sessionLinkId)
    },

    getLtiGroups: async ({ params }) => dataResponse({ groups: await listGroups(db, params.quizId) }),

    resolveLtiDifference: async ({ body }) => {
      const sessionLinkId = await sessionLinkOf(db, body.sessionId)
      const isOne = isMeant(db, sessionLinkId, body.score_id)
      const known = await db.$count(ltiScores, isOne)
      if (known === 0) throw new Problem('NOT_FOUND')
      const isOpen = inArray(ltiScores.state, ['differs', 'kept'])
      await db
        .update(ltiScores)
        .set(body.keep === 'theirs' ? { state: 'kept' } : { ...waiting(), isForced: true })
        .where(and(isOne, isOpen))
      return read(sessionLinkId)
    },
  } satisfies Pick<
    Handlers<'quiz'>,
    'getLtiGroups' | 'getLtiScores' | 'sendLtiScoresAgain' | 'readLtiMembers' | 'resolveLtiDifference'
  >
}
