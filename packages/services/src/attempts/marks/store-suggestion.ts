import { elementAt } from '@quizwright/domain/defined.ts'
import { and, eq } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { type AiResult, attemptAnswers, attempts } from '../../database/tables/learner.ts'
import type { quizzes } from '../../database/tables/quizzes.ts'
import { mayDeliver } from '../../marking/delivery.ts'
import { isMarkedTwice } from '../../marking/team/shared-answer.ts'
import { recountAttempt } from '../../statistics/counts/count-attempt.ts'
import { lockAttempt } from '../find-attempt.ts'
import { markGiven } from './mark-answer.ts'
import { updateResult } from './update-result.ts'

/**
 * Whether the quiz may deliver this suggestion without a person: the instructor has switched that on for its model,
 * and the suggestion is sure. Suggestions of the offline grader are never delivered so.
 */
const isForAutomaticDelivery = (
  { automaticModel }: Pick<typeof quizzes.$inferSelect, 'automaticModel'>,
  { model, unsure }: Pick<AiResult, 'model' | 'unsure'>,
): boolean => automaticModel !== null && model === automaticModel && model !== 'offline' && !unsure

/**
 * Stores the mark that a model suggests for an answer, in the caller's transaction. It counts once it is confirmed.
 * Marks that the instructor gave in the meantime take precedence.
 */
export const storeSuggestion = async (
  tx: Queryable,
  { attemptId, questionId }: { attemptId: string; questionId: string },
  aiResult: AiResult,
  now: Date,
): Promise<void> => {
  const { quiz } = await lockAttempt(tx, attemptId)
  const isAnswer = and(eq(attemptAnswers.attemptId, attemptId), eq(attemptAnswers.questionId, questionId))
  const found = elementAt(
    await tx
      .select({ answer: attemptAnswers, isMarkedTwice })
      .from(attemptAnswers)
      .innerJoin(attempts, eq(attempts.id, attemptAnswers.attemptId))
      .where(isAnswer),
    0,
  )
  const { instructorMarks, totalMarks, markRevision, revisionId } = found.answer
  const isConfirmed =
    instructorMarks === null &&
    !found.isMarkedTwice &&
    isForAutomaticDelivery(quiz, aiResult) &&
    (await mayDeliver(tx, { quizId: quiz.id, questionId, revisionId, model: aiResult.model }))
  await recountAttempt(tx, attemptId, async () => {
    await tx
      .update(attemptAnswers)
      .set({
        aiResult,
        ...markGiven(instructorMarks ?? aiResult.marks_obtained, totalMarks, quiz.passingPercentage),
        confirmation: isConfirmed ? 'automatic' : null,
        confirmedAt: isConfirmed ? now : null,
        confirmationId: null,
        markRevision: markRevision + 1,
      })
      .where(isAnswer)
    await updateResult(tx, attemptId)
  })
}
