import type { GradingAgreement } from '@quizwright/contracts/schemas/descriptive-result.ts'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { attemptAnswers, attempts, questions } from '../database/tables.ts'
import { agreementOf } from './agreement.ts'

/**
 * The agreement of model and instructor for each question of a quiz of which an instructor gave a mark, in
 * the order of the quiz.
 */
export const readAgreement = async (db: Queryable, quizId: string): Promise<GradingAgreement[]> => {
  const judged = await db
    .select({
      questionId: attemptAnswers.questionId,
      aiResult: attemptAnswers.aiResult,
      instructor: attemptAnswers.instructorMarks,
    })
    .from(attemptAnswers)
    .innerJoin(questions, and(eq(questions.id, attemptAnswers.questionId), eq(questions.quizId, quizId)))
    .innerJoin(attempts, and(eq(attempts.id, attemptAnswers.attemptId), eq(attempts.quizId, quizId)))
    .where(isNotNull(attemptAnswers.instructorMarks))
    .orderBy(asc(questions.place))
  // An answer that no model graded has nothing to agree with.
  const pairs = judged.flatMap(({ questionId, aiResult, instructor }) =>
    aiResult && instructor !== null ? [{ questionId, model: aiResult.marks_obtained, instructor }] : [],
  )
  return [...Map.groupBy(pairs, ({ questionId }) => questionId)].map(([questionId, pairs]) => ({
    question_id: questionId,
    count: pairs.length,
    ...agreementOf(pairs),
  }))
}
