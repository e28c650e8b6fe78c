import type { GradingAgreement } from '@quizwright/contracts/schemas/result.ts'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Querying } from '../../shared/database/database.ts'
import { attemptAnswers, attempts, questions } from '../../shared/database/tables.ts'
import { agreementOf, type MarkPair } from './agreement.ts'

/** The agreement of model and instructor for each question of a quiz of which an instructor gave a mark, in the order of the quiz. */
export const readAgreement = async (db: Querying, quizId: string): Promise<GradingAgreement[]> => {
  const judged = await db
    .select({ questionId: attemptAnswers.questionId, aiResult: attemptAnswers.aiResult, instructor: attemptAnswers.instructorMarks })
    .from(attemptAnswers)
    .innerJoin(questions, and(eq(questions.id, attemptAnswers.questionId), eq(questions.quizId, quizId)))
    .innerJoin(attempts, and(eq(attempts.id, attemptAnswers.attemptId), eq(attempts.quizId, quizId)))
    .where(isNotNull(attemptAnswers.instructorMarks))
    .orderBy(asc(questions.place))
  const byQuestion = new Map<string, MarkPair[]>()
  for (const { questionId, aiResult, instructor } of judged) {
    // An answer that no model graded has nothing to agree with.
    if (aiResult && instructor !== null) byQuestion.set(questionId, [...(byQuestion.get(questionId) ?? []), { model: aiResult.marks_obtained, instructor }])
  }
  return [...byQuestion].map(([questionId, pairs]) => ({ question_id: questionId, count: pairs.length, ...agreementOf(pairs) }))
}
