import { and, eq, inArray, isNull, sql } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { attempts } from '../../database/tables/learner.ts'
import { quizzes, sessions } from '../../database/tables/quizzes.ts'
import { minutesAllowed } from '../allowance/minutes-allowed.ts'
import { extraSecondsOf } from './extra-seconds.ts'

type Student = { linkId: string; studentId: string; extraTime: number }

/**
 * Moves the ends of a student's open attempts to their changed extra time: that of the list, in percent of the
 * duration, and the minutes that the student alone was allowed. If it is reduced, an attempt does not end before `now`,
 * because the student could answer until now.
 */
export const moveOpenEnds = async (
  tx: Queryable,
  { linkId, studentId, extraTime }: Student,
  now: Date,
): Promise<void> => {
  const atLink = tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.linkId, linkId))
  const duration = tx
    .select({ seconds: quizzes.duration })
    .from(quizzes)
    .where(eq(quizzes.id, attempts.quizId))
  const open = await tx
    .select({
      id: attempts.id,
      extraSeconds: attempts.extraSeconds,
      duration: sql<number>`(${duration})`,
      minutes: minutesAllowed({ linkId, studentId }),
    })
    .from(attempts)
    .where(
      and(
        eq(attempts.studentId, studentId),
        inArray(attempts.sessionId, atLink),
        isNull(attempts.submittedAt),
      ),
    )
    .orderBy(attempts.id)
    .for('update')
  const moment = sql`${now.toISOString()}::timestamptz`
  for (const { id, extraSeconds: before, duration, minutes } of open) {
    const extraSeconds = extraSecondsOf(duration, extraTime) + minutes * 60
    if (extraSeconds === before) continue
    const moved = sql`${attempts.dueAt} + make_interval(secs => ${extraSeconds - before})`
    await tx
      .update(attempts)
      .set({ dueAt: sql`greatest(${moved}, least(${attempts.dueAt}, ${moment}))`, extraSeconds })
      .where(eq(attempts.id, id))
  }
}
