import { and, eq, inArray, isNull, sql } from '../database/drizzle.ts'
import type { Queryable } from '../database/database.ts'
import { attempts } from '../database/tables/learner.ts'
import { quizzes, sessions } from '../database/tables/quizzes.ts'
import { saveTimelyAnswers } from '../attempts/late-answers/save-timely-answers.ts'

type Session = typeof sessions.$inferSelect

/**
 * Lets open attempts of all versions at a session's link end with it after its end was changed. An earlier end cuts
 * them, but not before `now`, because students have answered until now. A later one gives those that the earlier end
 * had cut their time back, up to the duration of their quiz. A student's extra time is added to either. Attempts that
 * were handed in stay. Late answers of open ones that are in time now are saved.
 */
export const moveAttemptEnds = async (
  tx: Queryable,
  before: Session,
  endTime: Date,
  now: Date,
): Promise<void> => {
  const extraTime = sql`make_interval(secs => ${attempts.extraSeconds})`
  const moment = sql`${now.toISOString()}::timestamptz`
  const newEnd = sql`(${endTime.toISOString()}::timestamptz + ${extraTime})`
  const atLink = tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.linkId, before.linkId))
  if (endTime < before.endTime) {
    await tx
      .update(attempts)
      .set({
        dueAt: sql`least(${attempts.dueAt}, greatest(${newEnd}, ${moment}))`,
      })
      .where(and(inArray(attempts.sessionId, atLink), isNull(attempts.submittedAt)))
    return
  }
  if (endTime > before.endTime) {
    const oldEnd = sql`(${before.endTime.toISOString()}::timestamptz + ${extraTime})`
    const duration = tx
      .select({ seconds: quizzes.duration })
      .from(quizzes)
      .where(eq(quizzes.id, attempts.quizId))
    const ownEnd = sql`(${attempts.startedAt} + make_interval(secs => (${duration})) + ${extraTime})`
    await tx
      .update(attempts)
      .set({ dueAt: sql`greatest(${attempts.dueAt}, least(${newEnd}, ${ownEnd}))` })
      .where(
        and(
          inArray(attempts.sessionId, atLink),
          isNull(attempts.submittedAt),
          sql`${attempts.dueAt} between ${oldEnd} and greatest(${oldEnd}, ${moment})`,
        ),
      )
    await saveTimelyAnswers(tx, before.linkId)
  }
}
