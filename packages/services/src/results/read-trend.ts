import { resultLimits } from '@quizwright/domain/limits.ts'
import type { Trend } from '@quizwright/contracts/schemas/result.ts'
import { and, desc, eq, isNotNull, lte } from '../database/drizzle.ts'
import { mayUse } from '../auth/rights/role-of.ts'
import type { Queryable } from '../database/database.ts'
import { attempts } from '../database/tables/learner.ts'
import { isResultOf } from '../marking/team/own-share.ts'
import { readClassScore } from './class-score.ts'
import { readAttempts, selectAttempts } from './attempt-row.ts'

/**
 * Reads a student's last attempts up to a given one, oldest first, each with the average of its session. Only
 * quizzes whose results the caller may see are included.
 */
export const readTrend = async (
  db: Queryable,
  { studentId, attemptId, userId }: { studentId: string; attemptId: string; userId: string },
): Promise<Trend[]> => {
  const [last] = await db
    .select({ at: attempts.submittedAt })
    .from(attempts)
    .where(and(eq(attempts.id, attemptId), eq(attempts.studentId, studentId)))
  if (!last?.at) return []
  const untilThen = and(
    eq(attempts.studentId, studentId),
    mayUse(userId, 'marker'),
    isResultOf(userId),
    lte(attempts.submittedAt, last.at),
    // One that waits for marks has no score yet.
    isNotNull(attempts.obtainedMarks),
  )
  const rows = await readAttempts(
    db,
    selectAttempts(db, untilThen)
      .orderBy(desc(attempts.submittedAt), desc(attempts.id))
      .limit(resultLimits.trendAttempts),
  )
  const trend: Trend[] = []
  for (const attempt of rows.reverse()) {
    const { score, percentage } = await readClassScore(db, attempt)
    trend.push({
      result_id: attempt.id,
      quiz_name: attempt.quizName,
      created_at: attempt.submittedAt,
      classAverageScore: score,
      classAveragePercentage: percentage,
      yourAverageScore: attempt.obtainedMarks ?? 0,
      yourAveragePercentage: attempt.correctPercentage ?? 0,
    })
  }
  return trend
}
