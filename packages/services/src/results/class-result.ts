import { defined } from '@quizwright/domain/defined.ts'
import type { ClassResult, Performance } from '@quizwright/contracts/schemas/class-result.ts'
import { and, asc, eq, isNotNull, sql } from '../database/drizzle.ts'
import type { QuestionSums } from '../statistics/counts/read-question-stats.ts'
import { buildOnce } from '../database/queries/build-once.ts'
import type { Queryable } from '../database/database.ts'
import { attempts } from '../database/tables/learner.ts'
import { type Class, selectClassScore } from './class-score.ts'

const perQuestion = (seconds: number, questions: number): number =>
  questions === 0 ? 0 : seconds / questions

/** Returns the figures of an attempt that are shown beside those of its class. */
export const performanceOf = (
  attempt: Pick<
    typeof attempts.$inferSelect,
    'correctCount' | 'incorrectCount' | 'skippedCount' | 'timeSpent' | 'correctPercentage'
  >,
): Performance => {
  const [correct, incorrect, skipped, totalTime] = [
    attempt.correctCount ?? 0,
    attempt.incorrectCount ?? 0,
    attempt.skippedCount ?? 0,
    attempt.timeSpent ?? 0,
  ]
  return {
    correct,
    incorrect,
    skipped,
    totalTime,
    averageTime: perQuestion(totalTime, correct + incorrect + skipped),
    percentage: attempt.correctPercentage ?? 0,
  }
}

/**
 * Reads the average of a class and its best attempt: the one with the highest score, and among equal scores the
 * fastest. It reads the counts and one attempt instead of all attempts; `sums` are those of the class.
 */
export const readClassResult = async (
  db: Queryable,
  ofClass: Class,
  sums: readonly QuestionSums[],
): Promise<ClassResult> => {
  const [row] = await readClass(db, { quizId: ofClass.quizId, sessionId: ofClass.sessionId })
  const { class_score: ofAll, best_attempt: best } = defined(row, 'the row of averages')
  const { attempts: handedIn, percentage, totalTime } = ofAll
  const average = (count: (question: QuestionSums) => number) =>
    handedIn === 0 ? 0 : sums.reduce((sum, question) => sum + count(question), 0) / handedIn
  const [correct, incorrect, skipped] = [
    average((one) => one.correct),
    average((one) => one.n - one.correct - one.skipped),
    average((one) => one.skipped),
  ]
  const none: Performance = {
    correct: 0,
    incorrect: 0,
    skipped: 0,
    totalTime: 0,
    averageTime: 0,
    percentage: 0,
  }
  return {
    average: {
      correct,
      incorrect,
      skipped,
      percentage,
      totalTime,
      averageTime: perQuestion(totalTime, correct + incorrect + skipped),
    },
    best: best ? performanceOf(best) : none,
    attempts: handedIn,
  }
}

const readClass = buildOnce((db) => {
  const { correctCount, incorrectCount, skippedCount, timeSpent, correctPercentage } = attempts
  const bestAttempt = db
    .select({ correctCount, incorrectCount, skippedCount, timeSpent, correctPercentage })
    .from(attempts)
    .where(and(eq(attempts.sessionId, sql.placeholder('sessionId')), isNotNull(attempts.submittedAt)))
    .orderBy(sql`${attempts.correctPercentage} desc nulls last`, asc(attempts.timeSpent), asc(attempts.id))
    .limit(1)
    .as('best_attempt')
  return db
    .select()
    .from(selectClassScore(db))
    .leftJoin(bestAttempt, sql`true`)
})
