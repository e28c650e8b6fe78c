import { Problem } from '@quizwright/contracts/problem.ts'
import { and, count, eq } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { attempts } from '../database/tables/learner.ts'
import { sessions } from '../database/tables/quizzes.ts'

type Allowed = { studentId: string; linkId: string; attemptsAllowed: number | null }

/** Returns how many attempts a student may still begin through a link. Null means unlimited. */
export const countAttemptsLeft = async (
  db: Queryable,
  { studentId, linkId, attemptsAllowed }: Allowed,
): Promise<number | null> => {
  if (attemptsAllowed === null) return null
  const [begun] = await db
    .select({ n: count() })
    .from(attempts)
    .innerJoin(sessions, eq(sessions.id, attempts.sessionId))
    .where(and(eq(attempts.studentId, studentId), eq(sessions.linkId, linkId)))
  return Math.max(0, attemptsAllowed - begun!.n)
}

/** Throws ATTEMPTS_USED_UP if the session allows no further attempt. The student's row must be locked. */
export const requireAttemptLeft = async (tx: Queryable, allowed: Allowed): Promise<void> => {
  if ((await countAttemptsLeft(tx, allowed)) === 0) throw new Problem('ATTEMPTS_USED_UP')
}
