import type { GradingAgreement } from '@quizwright/contracts/schemas/descriptive-result.ts'
import { and, asc, eq, isNotNull, or } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { attemptAnswers, attempts } from '../database/tables/learner.ts'
import { questions } from '../database/tables/questions.ts'
import { agreementOf, type MarkPair } from './agreement.ts'

export type JudgedPair = MarkPair & { questionId: string; totalMarks: number; name: string; isSure: boolean }

/**
 * The answers of a quiz that a model suggested a mark for and a person judged, in the order of the quiz: by a mark
 * of their own, or by confirming the suggestion when they looked at this answer. What was confirmed in one go is
 * no judgement.
 */
export const readJudgedPairs = async (db: Queryable, quizId: string): Promise<JudgedPair[]> => {
  const judged = await db
    .select({ answer: attemptAnswers, student: attempts.studentId })
    .from(attemptAnswers)
    .innerJoin(questions, and(eq(questions.id, attemptAnswers.questionId), eq(questions.quizId, quizId)))
    .innerJoin(attempts, and(eq(attempts.id, attemptAnswers.attemptId), eq(attempts.quizId, quizId)))
    .where(
      and(
        isNotNull(attemptAnswers.aiResult),
        or(isNotNull(attemptAnswers.instructorMarks), eq(attemptAnswers.confirmation, 'one')),
      ),
    )
    .orderBy(asc(questions.place))
  return judged.map(({ answer, student }) => ({
    questionId: answer.questionId,
    totalMarks: answer.totalMarks,
    name: answer.aiResult!.model,
    isSure: !answer.aiResult!.unsure,
    model: answer.aiResult!.marks_obtained,
    instructor: answer.instructorMarks ?? answer.aiResult!.marks_obtained,
    student,
  }))
}

/** The agreement of model and instructor for each question that has an answer which a person marked. */
export const readAgreement = async (db: Queryable, quizId: string): Promise<GradingAgreement[]> =>
  [...Map.groupBy(await readJudgedPairs(db, quizId), ({ questionId }) => questionId)].map(
    ([questionId, pairs]) => ({ question_id: questionId, count: pairs.length, ...agreementOf(pairs) }),
  )
