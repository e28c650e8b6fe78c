import { desc, eq, sql } from '../database/drizzle.ts'
import type { Queryable } from '../database/database.ts'
import { sessions } from '../database/tables/quizzes.ts'

/**
 * Finds the session of a quiz that students can take now or, if there is none, the newest session that is still to
 * come or is over.
 */
export const findOpenSession = async (
  db: Queryable,
  quizId: string,
  now: Date,
): Promise<typeof sessions.$inferSelect | undefined> => {
  const at = now.toISOString()
  const [session] = await db
    .select()
    .from(sessions)
    .where(eq(sessions.quizId, quizId))
    .orderBy(
      desc(sql`${sessions.startTime} <= ${at}::timestamptz and ${sessions.endTime} > ${at}::timestamptz`),
      desc(sql`${sessions.endTime} > ${at}::timestamptz`),
      desc(sessions.createdAt),
      desc(sessions.id),
    )
    .limit(1)
  return session
}
