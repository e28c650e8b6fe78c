import { Problem } from '@quizwright/contracts/problem.ts'
import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { sessions } from '../database/tables/quizzes.ts'
import { quizScope } from './counts/frequency-weights.ts'

/**
 * Returns the scope of the requested statistics: the whole quiz or one of its sessions. Throws NOT_FOUND for a
 * session of another quiz.
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
  if (!session) throw new Problem('NOT_FOUND')
  return sessionId
}
