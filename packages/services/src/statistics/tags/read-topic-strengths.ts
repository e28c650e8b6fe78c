import { Problem } from '@quizwright/contracts/problem.ts'
import { and, eq } from 'drizzle-orm'
import { quizScope } from '../counts/frequency-weights.ts'
import type { Queryable } from '../../database/database.ts'
import { attempts, sessions } from '../../database/tables.ts'
import { readTagScores, readTagScoresOfAttempt, type TagScore } from './read-tag-scores.ts'

/**
 * Strengths by tag of a session beside those of the whole quiz, and of one of its results beside those of the
 * session. Throws NOT_FOUND, also for a result of another session.
 */
export const readStrengths = async (db: Queryable, sessionId: string, resultId: string | undefined) => {
  const [session] = await db
    .select({ quizId: sessions.quizId })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
  if (!session) throw new Problem('NOT_FOUND')
  if (
    resultId !== undefined &&
    (await db.$count(attempts, and(eq(attempts.id, resultId), eq(attempts.sessionId, sessionId)))) === 0
  )
    throw new Problem('NOT_FOUND')
  const ofSession = await readTagScores(db, session.quizId, sessionId)
  const ofQuiz = await readTagScores(db, session.quizId, quizScope)
  const ofResult = resultId === undefined ? [] : await readTagScoresOfAttempt(db, resultId)
  return { classAverageStats: ofSession.map(beside(ofQuiz)), resultStats: ofResult.map(beside(ofSession)) }
}

const beside = (averages: readonly TagScore[]) => {
  const byName = new Map(averages.map((tag) => [tag.name, tag.score_percentage]))
  return (tag: TagScore) => ({ ...tag, ...(byName.has(tag.name) && { average: byName.get(tag.name)! }) })
}
