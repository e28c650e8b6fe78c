import { and, desc, eq, gt, isNull } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { attempts } from '../../database/tables/learner.ts'
import { sessions } from '../../database/tables/quizzes.ts'

type StudentAtLink = { studentId: string; linkId: string }

/**
 * Finds the unfinished attempt of a student at a link. An attempt that was begun on another device is continued
 * here.
 */
export const findContinuedAttempt = async (
  db: Queryable,
  { studentId, linkId }: StudentAtLink,
  now: Date,
): Promise<{ id: string; number: number } | undefined> => {
  const [open] = await db
    .select({ id: attempts.id, number: attempts.number })
    .from(attempts)
    .innerJoin(sessions, eq(sessions.id, attempts.sessionId))
    .where(
      and(
        eq(attempts.studentId, studentId),
        eq(sessions.linkId, linkId),
        eq(attempts.isConfirmed, true),
        isNull(attempts.submittedAt),
        gt(attempts.dueAt, now),
      ),
    )
    .orderBy(desc(attempts.startedAt), desc(attempts.id))
    .limit(1)
  return open
}
