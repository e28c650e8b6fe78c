import { Problem } from '@quizwright/contracts/problem.ts'
import { and, eq } from '../database/drizzle.ts'
import type { Queryable } from '../database/database.ts'
import { ltiGroups } from '../database/tables/lti-groups.ts'
import { sessions } from '../database/tables/quizzes.ts'
import { quizScope } from './counts/frequency-weights.ts'

/** The quiz of a group of a course. */
export const findGroupQuiz = async (db: Queryable, groupId: string): Promise<string | undefined> => {
  const [group] = await db
    .select({ quizId: ltiGroups.quizId })
    .from(ltiGroups)
    .where(eq(ltiGroups.id, groupId))
  return group?.quizId
}

/**
 * Returns the scope of the requested statistics: the whole quiz, one of its sessions, or a group of a course. Throws
 * NOT_FOUND for one of another quiz.
 */
export const findScope = async (
  db: Queryable,
  quizId: string,
  sessionId: string | undefined,
): Promise<string> => {
  if (sessionId === undefined) return quizScope
  const [session] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.quizId, quizId)))
  if (!session && (await findGroupQuiz(db, sessionId)) !== quizId) throw new Problem('NOT_FOUND')
  return sessionId
}
