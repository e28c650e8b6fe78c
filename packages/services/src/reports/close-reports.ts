import { Problem } from '@quizwright/contracts/problem.ts'
import { and, eq, isNull, lt } from '../database/drizzle.ts'
import type { Queryable } from '../database/database.ts'
import { reports } from '../database/tables/learner.ts'
import { quizzes } from '../database/tables/quizzes.ts'

type Closing = {
  quizId: string
  questionId: string
  /** Shown to the students who reported. */
  note: string
  /** Reports made at this time or later stay open. */
  before?: Date | undefined
  now: Date
}

/**
 * Closes the open reports on a question and reduces the quiz's count accordingly. Returns how many were closed and
 * how many of the quiz remain. Throws NOT_FOUND.
 */
export const closeReports = async (
  tx: Queryable,
  { quizId, questionId, note, before, now }: Closing,
): Promise<{ closed: number; left: number }> => {
  const [quiz] = await tx
    .select({ reportsCount: quizzes.reportsCount })
    .from(quizzes)
    .where(eq(quizzes.id, quizId))
    .for('no key update')
  if (!quiz) throw new Problem('NOT_FOUND')
  const closed = await tx
    .update(reports)
    .set({ closedAt: now, closingNote: note.trim() })
    .where(
      and(
        eq(reports.quizId, quizId),
        eq(reports.questionId, questionId),
        isNull(reports.closedAt),
        before && lt(reports.createdAt, before),
      ),
    )
    .returning({ id: reports.id })
  const left = Math.max(0, quiz.reportsCount - closed.length)
  if (closed.length > 0) await tx.update(quizzes).set({ reportsCount: left }).where(eq(quizzes.id, quizId))
  return { closed: closed.length, left }
}
