import { Problem } from '@quizwright/contracts/problem.ts'
import { and, eq } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { attempts } from '../../database/tables/learner.ts'
import { sessions } from '../../database/tables/quizzes.ts'
import { attemptsInScope } from '../counts/select-counts.ts'
import { findGroupQuiz } from '../find-scope.ts'
import { quizScope } from '../counts/frequency-weights.ts'
import { readTagScores, readTagScoresOfAttempt, type TagScore } from './read-tag-scores.ts'

/**
 * Reads the tag scores of a session, or of a group of a course, with the averages of the whole quiz, and those of one
 * of its results with the averages of the session. Throws NOT_FOUND, also for a result of another session.
 */
export const readTopicStrengths = async (db: Queryable, sessionId: string, resultId: string | undefined) => {
  const [session] = await db
    .select({ quizId: sessions.quizId })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
  const quizId = session?.quizId ?? (await findGroupQuiz(db, sessionId))
  if (quizId === undefined) throw new Problem('NOT_FOUND')
  if (resultId !== undefined) await requireResultIn(db, resultId, { quizId, scope: sessionId })
  const ofSession = await readTagScores(db, quizId, sessionId)
  const ofQuiz = await readTagScores(db, quizId, quizScope)
  const ofResult = resultId === undefined ? [] : await readTagScoresOfAttempt(db, resultId)
  return {
    classAverageStats: withAverages(ofSession, ofQuiz),
    resultStats: withAverages(ofResult, ofSession),
  }
}

type Scope = { quizId: string; scope: string }

const requireResultIn = async (db: Queryable, resultId: string, { quizId, scope }: Scope): Promise<void> => {
  const isIt = and(eq(attempts.id, resultId), eq(attempts.quizId, quizId), attemptsInScope(scope))
  const found = await db.$count(attempts, isIt)
  if (found === 0) throw new Problem('NOT_FOUND')
}

const withAverages = (scores: readonly TagScore[], averages: readonly TagScore[]) => {
  const averageOf = new Map(averages.map(({ name, score_percentage }) => [name, score_percentage]))
  return scores.map((score) => {
    const average = averageOf.get(score.name)
    return { ...score, ...(average !== undefined && { average }) }
  })
}
