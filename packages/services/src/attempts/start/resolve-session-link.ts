import { studentRefusals } from '@quizwright/contracts/student-problems.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import { describeClosed, sessionStateAt } from '@quizwright/domain/rules/session-state.ts'
import { alias, and, desc, eq, or, sql, type SQL } from '../../database/drizzle.ts'
import { buildOnce } from '../../database/queries/build-once.ts'
import type { Queryable } from '../../database/database.ts'
import { quizzes, sessions } from '../../database/tables/quizzes.ts'
import { type TakenQuiz, takenQuiz } from '../taken-quiz.ts'

type Quiz = typeof quizzes.$inferSelect
const opened = alias(sessions, 'opened')
const takenSession = {
  id: opened.id,
  quizId: opened.quizId,
  name: opened.name,
  linkId: opened.linkId,
  startTime: opened.startTime,
  endTime: opened.endTime,
  access: opened.access,
  attemptsAllowed: opened.attemptsAllowed,
  accessCode: opened.accessCode,
  sharedDevices: opened.sharedDevices,
  language: opened.language,
  arrangement: opened.arrangement,
}
type Session = Pick<typeof sessions.$inferSelect, keyof typeof takenSession>

/** The quiz that a link currently leads to, and the session in which it may be attempted. */
export type LinkTarget = { quiz: TakenQuiz; session: Session }

/**
 * Resolves the link of a session to the newest version of the quiz that can be taken and has this session or
 * continues it. The link carries the session's `link_id`. The sharable link of a quiz carries the id of one of its
 * sessions, which is resolved in the same way. Throws NOT_FOUND, or QUIZ_CLOSED if no version can be taken.
 */
export const resolveSessionLink = async (db: Queryable, linkedId: string): Promise<LinkTarget> => {
  const versions = await readVersions(db, { linkedId })
  if (versions.length === 0)
    throw new Problem('NOT_FOUND', {
      message: studentRefusals.noQuizAtLink,
    })
  const target = versions.find(({ quiz }) => quiz.isPublished && !quiz.isArchived)
  if (!target) throw closedProblem(versions.map(({ quiz }) => quiz))
  return target
}

/**
 * Like `resolveSessionLink`, and locks the session until the transaction ends. If this waits for a change of it, the
 * session is returned as it was changed.
 */
export const lockSessionOfLink = async (tx: Queryable, linkedId: string): Promise<LinkTarget> => {
  const [target] = await lockTakeable(tx, { linkedId })
  if (target) return target
  // It throws why there is none, unless there is one by now.
  await resolveSessionLink(tx, linkedId)
  return lockSessionOfLink(tx, linkedId)
}

/** Selects the versions of a quiz with this session or one that continues it, newest first. */
const versionsAtLink = (db: Queryable, where?: SQL) => {
  const linkedId = sql.placeholder('linkedId')
  const linked = db
    .select({ linkId: sessions.linkId, familyId: quizzes.familyId })
    .from(sessions)
    .innerJoin(quizzes, eq(quizzes.id, sessions.quizId))
    .where(or(eq(sessions.id, linkedId), eq(sessions.linkId, linkedId)))
    .limit(1)
    .as('linked')
  return db
    .select({ quiz: takenQuiz, session: takenSession })
    .from(linked)
    .innerJoin(opened, eq(opened.linkId, linked.linkId))
    .innerJoin(quizzes, and(eq(quizzes.id, opened.quizId), eq(quizzes.familyId, linked.familyId)))
    .where(where)
    .orderBy(desc(quizzes.version))
}

const isTakeable = and(eq(quizzes.isPublished, true), eq(quizzes.isArchived, false))
const readVersions = buildOnce((db) => versionsAtLink(db))
const lockTakeable = buildOnce((tx) => versionsAtLink(tx, isTakeable).limit(1).for('share', { of: opened }))

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
export const closedProblem = (versions: readonly Pick<Quiz, 'isPublished' | 'isArchived'>[]): Problem => {
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
