import { elementAt } from '@quizwright/domain/defined.ts'
import { eq } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { attemptAnswers, attempts } from '../../database/tables/learner.ts'
import { questionRevisions } from '../../database/tables/questions.ts'
import { quizzes } from '../../database/tables/quizzes.ts'
import { computeResult } from './attempt-result.ts'
import { isDescriptiveRevision } from './descriptive-answers.ts'

/**
 * Computes and stores the result of a handed-in attempt after its marks changed. If marks are missing, the attempt
 * is no longer counted. Must be called within `recountAttempt`.
 */
export const updateResult = async (tx: Queryable, attemptId: string): Promise<void> => {
  const quiz = elementAt(
    await tx
      .select({ quizType: quizzes.quizType, passingPercentage: quizzes.passingPercentage })
      .from(attempts)
      .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
      .where(eq(attempts.id, attemptId)),
    0,
  )
  const answers = await tx
    .select({ answer: attemptAnswers, revision: { isDescriptive: questionRevisions.isDescriptive } })
    .from(attemptAnswers)
    .innerJoin(questionRevisions, eq(questionRevisions.id, attemptAnswers.revisionId))
    .where(eq(attemptAnswers.attemptId, attemptId))
  const result = computeResult(
    answers.map(({ answer, revision }) => ({
      ...answer,
      isDescriptive: isDescriptiveRevision(revision, quiz),
    })),
    quiz,
  )
  await tx
    .update(attempts)
    .set({ ...result, ...(result.obtainedMarks === null && { isCounted: false }) })
    .where(eq(attempts.id, attemptId))
}
