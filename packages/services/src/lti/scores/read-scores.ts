import type { LtiScore, LtiScores } from '@quizwright/contracts/schemas/lti-score.ts'
import { serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import { and, asc, eq, isNotNull, sql } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { ltiLinks, ltiScores } from '../../database/tables/lti.ts'
import { students } from '../../database/tables/students.ts'
import type { LtiPlatform } from '../platform-settings.ts'
import { type ScoreReason, scoreReasons } from './score-reasons.ts'

const listed = 500

type Asked = { sessionLinkId: string; platforms: readonly LtiPlatform[] }

const sentenceOf = (reason: string | null): string | null =>
  reason === null ? null : (scoreReasons[reason as ScoreReason] ?? reason)

const wireScore = (
  {
    score,
    link,
    name,
    email,
  }: {
    score: typeof ltiScores.$inferSelect
    link: typeof ltiLinks.$inferSelect
    name: string
    email: string
  },
  platforms: readonly LtiPlatform[],
): LtiScore => ({
  _id: score.id,
  student_id: score.studentId,
  full_name: name,
  email,
  course: link.contextTitle,
  platform: platforms.find((platform) => platform.name === link.platform)?.label ?? link.platform,
  state: score.state,
  given: score.lastGiven,
  maximum: score.lastMaximum,
  theirs: score.theirs,
  reason: sentenceOf(score.reason),
  failing_since: score.failingSince && serializeDateTime(score.failingSince),
  left_at: score.leftAt && serializeDateTime(score.leftAt),
})

/** How old the list of the course is: that of the link that was read longest ago. */
const readState = async (db: Queryable, sessionLinkId: string): Promise<LtiScores['members']> => {
  const links = await db
    .select({ readAt: ltiLinks.membersReadAt, problem: ltiLinks.membersProblem })
    .from(ltiLinks)
    .where(and(eq(ltiLinks.sessionLinkId, sessionLinkId), isNotNull(ltiLinks.membersUrl)))
  if (links.length === 0) return null
  const times = links
    .map(({ readAt }) => readAt)
    .toSorted((one, other) => (one?.getTime() ?? 0) - (other?.getTime() ?? 0))
  const [oldest] = times
  return {
    read_at: oldest ? serializeDateTime(oldest) : null,
    problem: links.find(({ problem }) => problem !== null)?.problem ?? null,
  }
}

/** Reads the scores of a session, those first that need the instructor: changed there, refused, waiting. */
export const readScores = async (db: Queryable, { sessionLinkId, platforms }: Asked): Promise<LtiScores> => {
  const isAsked = eq(ltiLinks.sessionLinkId, sessionLinkId)
  const rows = await db
    .select({ score: ltiScores, link: ltiLinks, name: students.fullName, email: students.email })
    .from(ltiScores)
    .innerJoin(ltiLinks, eq(ltiLinks.id, ltiScores.linkId))
    .innerJoin(students, eq(students.id, ltiScores.studentId))
    .where(isAsked)
    .orderBy(
      sql`array_position(array['differs', 'refused', 'waiting', 'kept', 'sent', 'none'], ${ltiScores.state})`,
      asc(students.nameKey),
      asc(students.id),
    )
    .limit(listed)
  const count = async (isCounted?: ReturnType<typeof eq>): Promise<number> => {
    const [found] = await db
      .select({ n: sql<number>`count(*)::int` })
      .from(ltiScores)
      .innerJoin(ltiLinks, eq(ltiLinks.id, ltiScores.linkId))
      .where(and(isAsked, isCounted))
    return found?.n ?? 0
  }
  return {
    members: await readState(db, sessionLinkId),
    total: await count(),
    refused: await count(eq(ltiScores.state, 'refused')),
    scores: rows.map((row) => wireScore(row, platforms)),
  }
}
