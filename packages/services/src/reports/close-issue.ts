import { Problem } from '@quizwright/contracts/problem.ts'
import { parseDateTime } from '@quizwright/contracts/rules/date-time.ts'
import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { and, eq, isNull, lt } from 'drizzle-orm'
import { dataResponse } from '../http/response-bodies.ts'
import type { Context } from '../context.ts'
import { quizzes, reports } from '../database/tables.ts'

const secondMs = 1_000

/** Closes the open reports on a question; the quiz's count goes down by as many in the same transaction. */
export const closeIssue =
  ({ db, now }: Context): Handlers<'quiz'>['closeIssue'] =>
  async ({ body }) => {
    const counted = await db.transaction(async (tx) => {
      const [quiz] = await tx
        .select({ reportsCount: quizzes.reportsCount })
        .from(quizzes)
        .where(eq(quizzes.id, body.quiz_id))
        .for('no key update')
      if (!quiz) throw new Problem('NOT_FOUND')
      // A date-time on the wire has no fractions of a second, so reports within that second count as seen.
      const seen =
        body.until === undefined
          ? undefined
          : lt(reports.createdAt, new Date(parseDateTime(body.until).getTime() + secondMs))
      const closed = await tx
        .update(reports)
        .set({ closedAt: now(), closingNote: body.note.trim() })
        .where(
          and(
            eq(reports.quizId, body.quiz_id),
            eq(reports.questionId, body.question_id),
            isNull(reports.closedAt),
            seen,
          ),
        )
        .returning({ id: reports.id })
      const left = Math.max(0, quiz.reportsCount - closed.length)
      if (closed.length > 0)
        await tx.update(quizzes).set({ reportsCount: left }).where(eq(quizzes.id, body.quiz_id))
      return { closed: closed.length, reports_count: left }
    })
    return dataResponse(counted)
  }
