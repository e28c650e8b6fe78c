import { and, eq, sql } from '../../database/drizzle.ts'
import { servicesId } from '../../audit/actors.ts'
import { logEvent } from '../../audit/log-event.ts'
import type { Context } from '../../context.ts'
import { sessions } from '../../database/tables/quizzes.ts'
import { forgetSession } from './forget-session.ts'

/** One hour's run forgets so many sessions at most; the others follow in the next one. */
const mostAtOnce = 100

/** The last end of a session in all versions of its quiz, and the days after it. */
const dueAt = sql`max(${sessions.endTime}) + make_interval(days => max(${sessions.forgetAfterDays}))`

/**
 * Forgets the students of sessions whose time for that has come. A session whose end was moved is due again after the
 * new one. An interrupted run begins again: what is forgotten already stays so.
 */
export const forgetDueSessions = async ({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> => {
  const at = now()
  const due = await db
    .select({
      linkId: sessions.linkId,
      instructorId: sessions.instructorId,
      quizIds: sql<string[]>`array_agg(${sessions.quizId})`,
    })
    .from(sessions)
    .groupBy(sessions.linkId, sessions.instructorId)
    .having(
      and(
        sql`${dueAt} <= ${at.toISOString()}::timestamptz`,
        sql`coalesce(max(${sessions.forgottenAt}) < ${dueAt}, true)`,
      ),
    )
    .limit(mostAtOnce)
  for (const { quizIds, ...link } of due) {
    await forgetSession(db, link, at)
    await db.update(sessions).set({ forgottenAt: at }).where(eq(sessions.linkId, link.linkId))
    await logEvent(db, { actorId: servicesId, kind: 'forgetStudents', quizIds }, at)
  }
}
