import { studentRefusals } from '@quizwright/contracts/student-problems.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import { describeClosed, sessionStateAt } from '@quizwright/domain/rules/session-state.ts'
import { and, desc, eq, or } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { quizzes, sessions } from '../database/tables/quizzes.ts'

type Quiz = typeof quizzes.$inferSelect
type Session = typeof sessions.$inferSelect

/** The quiz that a link currently leads to, and the session in which it may be attempted. */
export type LinkTarget = { quiz: Quiz; session: Session }

/**
 * Resolves the link of a session to the newest version of the quiz that can be taken and has this session or
 * continues it. The link carries the session's `link_id`. The sharable link of a quiz carries the id of one of its
 * sessions, which is resolved in the same way. Throws NOT_FOUND, or QUIZ_CLOSED if no version can be taken.
 */
export const resolveSessionLink = async (db: Queryable, linkedId: string): Promise<LinkTarget> => {
  const linked = db
    .select({ linkId: sessions.linkId, familyId: quizzes.familyId })
    .from(sessions)
    .innerJoin(quizzes, eq(quizzes.id, sessions.quizId))
    .where(or(eq(sessions.id, linkedId), eq(sessions.linkId, linkedId)))
    .limit(1)
    .as('linked')
  const versions = await db
    .select({ quiz: quizzes, session: sessions })
    .from(linked)
    .innerJoin(sessions, eq(sessions.linkId, linked.linkId))
    .innerJoin(quizzes, and(eq(quizzes.id, sessions.quizId), eq(quizzes.familyId, linked.familyId)))
    .orderBy(desc(quizzes.version))
  if (versions.length === 0)
    throw new Problem('NOT_FOUND', {
      message: studentRefusals.noQuizAtLink,
    })
  const target = versions.find(({ quiz }) => quiz.isPublished && !quiz.isArchived)
  if (!target) throw closedProblem(versions.map(({ quiz }) => quiz))
  return target
}

/** Returns the newest published version of a family that is not archived. Throws QUIZ_CLOSED if there is none. */
export const findNewestVersion = async (db: Queryable, familyId: string): Promise<Quiz> => {
  const versions = await db
    .select()
    .from(quizzes)
    .where(eq(quizzes.familyId, familyId))
    .orderBy(desc(quizzes.version))
  const newest = versions.find((quiz) => quiz.isPublished && !quiz.isArchived)
  if (!newest) throw closedProblem(versions)
  return newest
}

/**
 * Returns why none of these versions can be taken. The reason of a version that was published is more useful than
 * that of a later draft.
 */
const closedProblem = (versions: readonly Quiz[]): Problem => {
  const isArchived = versions.some((quiz) => quiz.isPublished) || versions[0]?.isArchived
  return new Problem('QUIZ_CLOSED', {
    message: isArchived ? studentRefusals.archived : studentRefusals.notPublished,
  })
}

/** Returns the problem that prevents beginning an attempt in a session now, if any. Its date-time is in UTC. */
export const sessionProblem = (session: Session, now: Date): Problem | undefined => {
  const period = { start: session.startTime, end: session.endTime }
  const message = describeClosed(period, now, (date) => `${serializeDateTime(date)} UTC`)
  if (message === null) return undefined
  const code = sessionStateAt(period, now) === 'not_begun' ? 'SESSION_NOT_BEGUN' : 'SESSION_OVER'
  return new Problem(code, { message })
}
