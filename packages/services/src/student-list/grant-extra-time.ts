import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { attempts } from '../database/tables/learner.ts'
import { quizzes, sessions } from '../database/tables/quizzes.ts'

type Granted = { linkId: string; studentId: string; extraTime: number }

/**
 * Lets the open attempts of a listed student end by a changed extra time, in per cent of the duration. With less than
 * before they do not end before `now`, because the student has answered until now.
 */
export const grantExtraTime = async (
  tx: Queryable,
  { linkId, studentId, extraTime }: Granted,
  now: Date,
): Promise<void> => {
  const duration = tx
    .select({ seconds: quizzes.duration })
    .from(quizzes)
    .where(eq(quizzes.id, attempts.quizId))
  const granted = sql`ceil((${duration}) * ${extraTime}::integer / 100.0)::integer`
  const moved = sql`${attempts.dueAt} + make_interval(secs => ${granted} - ${attempts.extraSeconds})`
  const moment = sql`${now.toISOString()}::timestamptz`
  const atLink = tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.linkId, linkId))
  await tx
    .update(attempts)
    .set({ dueAt: sql`greatest(${moved}, least(${attempts.dueAt}, ${moment}))`, extraSeconds: granted })
    .where(
      and(
        eq(attempts.studentId, studentId),
        inArray(attempts.sessionId, atLink),
        isNull(attempts.submittedAt),
        ne(attempts.extraSeconds, granted),
      ),
    )
}
