import { Problem } from '@quizwright/contracts/problem.ts'
import type { ProblemCode } from '@quizwright/contracts/problems.ts'
import { and, desc, eq } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { quizzes, sessions } from '../database/tables.ts'
import { findOpenSession } from '../sessions/find-open-session.ts'

type Quiz = typeof quizzes.$inferSelect
type Session = typeof sessions.$inferSelect

/** The quiz that a link leads to now, and the session in which it may be attempted. */
export type LinkTarget = { quiz: Quiz; session: Session }

/**
 * Resolves the sharable link of a session. When the author has published a new version of the quiz, the link
 * leads to the newest one and to a session of that. Throws NOT_FOUND, and QUIZ_CLOSED when no version can be
 * attempted.
 */
export const resolveSessionLink = async (
  db: Queryable,
  sessionId: string,
  now: Date,
): Promise<LinkTarget> => {
  const [linked] = await db
    .select({ session: sessions, quizId: quizzes.id, familyId: quizzes.familyId })
    .from(sessions)
    .innerJoin(quizzes, eq(quizzes.id, sessions.quizId))
    .where(eq(sessions.id, sessionId))
  if (!linked) throw new Problem('NOT_FOUND')
  const quiz = await findNewestVersion(db, linked.familyId)
  if (quiz.id === linked.quizId) return { quiz, session: linked.session }
  const session = await findOpenSession(db, quiz.id, now)
  if (!session) throw new Problem('QUIZ_CLOSED')
  return { quiz, session }
}

/** The newest published version of a family that is not archived. Throws QUIZ_CLOSED when there is none. */
export const findNewestVersion = async (db: Queryable, familyId: string): Promise<Quiz> => {
  const [quiz] = await db
    .select()
    .from(quizzes)
    .where(and(eq(quizzes.familyId, familyId), eq(quizzes.isPublished, true), eq(quizzes.isArchived, false)))
    .orderBy(desc(quizzes.version))
    .limit(1)
  if (!quiz) throw new Problem('QUIZ_CLOSED')
  return quiz
}

/** The problem of beginning an attempt in a session now, if there is one. */
export const sessionProblem = (
  { session }: Pick<LinkTarget, 'session'>,
  now: Date,
): Extract<ProblemCode, 'SESSION_NOT_BEGUN' | 'SESSION_OVER'> | undefined => {
  if (now < session.startTime) return 'SESSION_NOT_BEGUN'
  return now >= session.endTime ? 'SESSION_OVER' : undefined
}
