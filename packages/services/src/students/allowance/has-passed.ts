import { and, eq, isNotNull, or, sql } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { attempts } from '../../database/tables/learner.ts'
import { quizzes, sessions } from '../../database/tables/quizzes.ts'

type StudentAtLink = { studentId: string; linkId: string }

/** Whether a student has passed the quiz of a link, on whatever device, and may see that result by now. */
export const hasPassed = async (
  db: Queryable,
  { studentId, linkId }: StudentAtLink,
  now: Date,
): Promise<boolean> => {
  const availableAt = sql`${attempts.submittedAt} + make_interval(hours => ${quizzes.resultDelayInHours})`
  const passed = await db
    .select({ id: attempts.id })
    .from(attempts)
    .innerJoin(sessions, eq(sessions.id, attempts.sessionId))
    .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
    .where(
      and(
        eq(attempts.studentId, studentId),
        eq(sessions.linkId, linkId),
        eq(attempts.isPassed, true),
        isNotNull(attempts.obtainedMarks),
        or(
          eq(attempts.isDelivered, true),
          eq(quizzes.resultDelayInHours, 0),
          sql`${availableAt} <= ${now.toISOString()}::timestamptz`,
        ),
      ),
    )
    .limit(1)
  return passed.length > 0
}
