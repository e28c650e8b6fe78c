import { attemptLimits } from '@quizwright/contracts/limits.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { and, count, eq, gt, isNull, max } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { attempts } from '../database/tables.ts'

type StudentAtQuiz = { quizId: string; studentId: string; browserHash: string | undefined }

/**
 * The number of a student's next attempt at a quiz, from 1. The student's row is locked, so that no other
 * attempt gets the same number. Throws TOO_MANY_REQUESTS when too many attempts are open; those that somebody
 * began in the student's name in another browser do not count.
 */
export const nextAttemptNumber = async (
  tx: Queryable,
  { quizId, studentId, browserHash }: StudentAtQuiz,
  now: Date,
): Promise<number> => {
  const ofStudent = and(eq(attempts.quizId, quizId), eq(attempts.studentId, studentId))
  const ofBrowser = browserHash === undefined ? undefined : eq(attempts.browserHash, browserHash)
  const [open] = await tx
    .select({ n: count() })
    .from(attempts)
    .where(and(ofStudent, ofBrowser, isNull(attempts.submittedAt), gt(attempts.dueAt, now)))
  if (open!.n >= attemptLimits.openAttempts)
    throw new Problem('TOO_MANY_REQUESTS', {
      message:
        'Several of your attempts at this quiz are under way already. Hand one in before you begin another.',
    })
  const [last] = await tx
    .select({ number: max(attempts.number) })
    .from(attempts)
    .where(ofStudent)
  return (last!.number ?? 0) + 1
}
