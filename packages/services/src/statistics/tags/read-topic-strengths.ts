import { Problem } from '@quizwright/contracts/problem.ts'
import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../database/database.ts'
import { attempts } from '../../database/tables/learner.ts'
import { sessions } from '../../database/tables/quizzes.ts'
import { quizScope } from '../counts/frequency-weights.ts'
import { readTagScores, readTagScoresOfAttempt, type TagScore } from './read-tag-scores.ts'

/**
 * Reads the tag scores of a session with the averages of the whole quiz, and those of one of its results with the
 * averages of the session. Throws NOT_FOUND, also for a result of another session.
 */
export const readTopicStrengths = async (db: Queryable, sessionId: string, resultId: string | undefined) => {
  const [session] = await db
    .select({ quizId: sessions.quizId })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
  if (!session) throw new Problem('NOT_FOUND')
  if (resultId !== undefined) await requireResultOfSession(db, resultId, sessionId)
  const ofSession = await readTagScores(db, session.quizId, sessionId)
  const ofQuiz = await readTagScores(db, session.quizId, quizScope)
  const ofResult = resultId === undefined ? [] : await readTagScoresOfAttempt(db, resultId)
  return {
    classAverageStats: withAverages(ofSession, ofQuiz),
    resultStats: withAverages(ofResult, ofSession),
  }
}

const requireResultOfSession = async (db: Queryable, resultId: string, sessionId: string): Promise<void> => {
  const found = await db.$count(attempts, and(eq(attempts.id, resultId), eq(attempts.sessionId, sessionId)))
  if (found === 0) throw new Problem('NOT_FOUND')
}

const withAverages = (scores: readonly TagScore[], averages: readonly TagScore[]) => {
  const averageOf = new Map(averages.map(({ name, score_percentage }) => [name, score_percentage]))
  return scores.map((score) => {
    const average = averageOf.get(score.name)
    return { ...score, ...(average !== undefined && { average }) }
  })
}
