import { Problem } from '@quizwright/contracts/problem.ts'
import { evaluationFindings, markFindings } from '@quizwright/domain/rules/mark.ts'
import { toProblem } from '@quizwright/contracts/validation/describe-findings.ts'
import { toasts } from '@quizwright/domain/texts.ts'
import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { and, eq } from '../database/drizzle.ts'
import { successResponse } from '../http/response-bodies.ts'
import { lockAttempt } from '../attempts/find-attempt.ts'
import { isDescriptiveRevision } from '../attempts/marks/descriptive-answers.ts'
import { markGiven } from '../attempts/marks/mark-answer.ts'
import { updateResult } from '../attempts/marks/update-result.ts'
import type { Context } from '../context.ts'
import { recountAttempt } from '../statistics/counts/count-attempt.ts'
import { requireOwnShare } from '../marking/team/require-own-share.ts'
import { attemptAnswers } from '../database/tables/learner.ts'
import { questionRevisions } from '../database/tables/questions.ts'

/**
 * Stores the instructor's evaluation of one answer. A mark replaces the model's mark in the result and in the
 * statistics. A comment without a mark confirms the suggested mark.
 */
export const updateAiResponse =
  ({ db, now }: Context): Handlers<'quiz'>['updateAiResponse'] =>
  async ({ params, body, user: { userId } }) => {
    const {
      question_id: questionId,
      instructor_updated_evaluation: instructorEvaluation,
      marks_obtained: mark,
    } = body
    await db.transaction(async (tx) => {
      // Locked, so that two evaluations of one attempt are stored one after the other.
      const { attempt, quiz } = await lockAttempt(tx, params.id)
      const isAnswer = and(eq(attemptAnswers.attemptId, params.id), eq(attemptAnswers.questionId, questionId))
      const [found] = await tx
        .select({ answer: attemptAnswers, revision: { isDescriptive: questionRevisions.isDescriptive } })
        .from(attemptAnswers)
        .innerJoin(questionRevisions, eq(questionRevisions.id, attemptAnswers.revisionId))
        .where(isAnswer)
      if (!found) throw new Problem('NOT_FOUND')
      const { answer, revision } = found
      await requireOwnShare(tx, { attemptId: params.id, questionId, userId })
      const broken = toProblem([
        ...evaluationFindings({
          isDescriptive: isDescriptiveRevision(revision, quiz),
          isDelivered: attempt.isDelivered,
        }),
        ...(mark === undefined ? [] : markFindings(mark, answer.totalMarks)),
      ])
      if (broken) throw broken
      const markRevision = answer.markRevision + 1
      await tx.update(attemptAnswers).set({ instructorEvaluation, markRevision }).where(isAnswer)
      const confirms = answer.aiResult !== null && answer.instructorMarks === null && !answer.confirmation
      if (mark === undefined && !confirms) return
      await recountAttempt(tx, params.id, async () => {
        await tx
          .update(attemptAnswers)
          .set(
            mark === undefined
              ? { confirmation: 'one', confirmedAt: now() }
              : { instructorMarks: mark, ...markGiven(mark, answer.totalMarks, quiz.passingPercentage) },
          )
          .where(isAnswer)
        await updateResult(tx, params.id)
      })
    })
    return successResponse({ message: toasts.responseUpdated })
  }
