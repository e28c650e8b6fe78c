import { studentRefusals } from '@quizwright/contracts/student-problems.ts'
import { elementAt } from '@quizwright/domain/defined.ts'
import { attemptLimits } from '@quizwright/domain/limits.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { descriptionRequiredText } from '@quizwright/domain/rules/report-categories.ts'
import { and, count, eq, isNull, sql } from '../database/drizzle.ts'
import { dataResponse } from '../http/response-bodies.ts'
import { findAttempt, lockAttempt } from '../attempts/find-attempt.ts'
import { findAskedRevision } from '../attempts/answers/paper-answers.ts'
import type { Context } from '../context.ts'
import { reports } from '../database/tables/learner.ts'
import { quizzes } from '../database/tables/quizzes.ts'
import { makeId } from '../database/queries/make-id.ts'
import type { LearnerHandlers } from '../http/learner-handlers.ts'
import { reportsOfAttempt } from './reports-of-attempt.ts'

/**
 * Stores and counts a student's report on a question. While a report is open, another one in the same category
 * replaces its text and counts once. A report from another browser with the same e-mail address replaces nothing.
 */
export const reportIssue =
  ({ db, now }: Context): LearnerHandlers['reportIssue'] =>
  async ({ params, attemptToken, body }) => {
    await findAttempt(db, params.id, attemptToken, now())
    const { category, question_id: questionId } = body
    const description = body.description.trim()
    if (category === 'other' && description === '')
      throw new Problem('RULE', {
        message: descriptionRequiredText,
        errors: [{ field: 'description', messages: [descriptionRequiredText] }],
      })
    return db.transaction(async (tx) => {
      const { attempt } = await lockAttempt(tx, params.id)
      const revisionId = await findAskedRevision(tx, attempt, questionId)
      if (revisionId === undefined) throw new Problem('FOREIGN_QUESTION')
      const own = and(eq(reports.quizId, attempt.quizId), reportsOfAttempt(attempt))
      const isSame = and(
        own,
        eq(reports.questionId, questionId),
        eq(reports.category, category),
        isNull(reports.closedAt),
      )
      const repeated = await tx
        .update(reports)
        .set({ description })
        .where(isSame)
        .returning({ id: reports.id })
      if (repeated.length === 0) {
        const said = elementAt(await tx.select({ n: count() }).from(reports).where(own), 0)
        if (said.n >= attemptLimits.reportsPerAttempt)
          throw new Problem('TOO_MANY_REQUESTS', {
            message: studentRefusals.manyReports,
          })
        await tx.insert(reports).values({
          id: makeId(),
          quizId: attempt.quizId,
          questionId,
          revisionId,
          studentId: attempt.studentId,
          browserHash: attempt.browserHash,
          category,
          description,
          createdAt: now(),
        })
        await tx
          .update(quizzes)
          .set({ reportsCount: sql`${quizzes.reportsCount} + 1` })
          .where(eq(quizzes.id, attempt.quizId))
      }
      return dataResponse({
        question_id: questionId,
        category,
        description,
        closing_note: null,
        is_closed: false,
      })
    })
  }
