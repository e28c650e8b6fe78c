import { studentRefusals } from '@quizwright/contracts/student-problems.ts'
import { elementAt } from '@quizwright/domain/defined.ts'
import { attemptLimits } from '@quizwright/domain/limits.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { and, eq, max, sql } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { attempts } from '../database/tables/learner.ts'

type StudentAtQuiz = { quizId: string; studentId: string }

const hourMs = 60 * 60 * 1_000

/**
 * Returns the number of a student's next attempt at a quiz, from 1. The student's row must be locked, so that no
 * other attempt gets the same number. Throws TOO_MANY_REQUESTS if too many attempts are open or were begun within
 * the last hour.
 */
export const nextAttemptNumber = async (
  tx: Queryable,
  { quizId, studentId }: StudentAtQuiz,
  now: Date,
): Promise<number> => {
  const hourAgo = new Date(now.getTime() - hourMs).toISOString()
  const earlier = elementAt(
    await tx
      .select({
        last: max(attempts.number),
        open: sql<number>`count(*) filter (where ${attempts.submittedAt} is null
        and ${attempts.dueAt} > ${now.toISOString()}::timestamptz)`.mapWith(Number),
        recent: sql<number>`count(*) filter (where ${attempts.startedAt} > ${hourAgo}::timestamptz)`.mapWith(
          Number,
        ),
      })
      .from(attempts)
      .where(and(eq(attempts.quizId, quizId), eq(attempts.studentId, studentId))),
    0,
  )
  const { last, open, recent } = earlier
  if (open >= attemptLimits.openAttempts)
    throw new Problem('TOO_MANY_REQUESTS', {
      message: studentRefusals.severalUnderWay,
    })
  if (recent >= attemptLimits.startsPerHour)
    throw new Problem('TOO_MANY_REQUESTS', {
      message: studentRefusals.manyInAnHour,
    })
  return (last ?? 0) + 1
}
