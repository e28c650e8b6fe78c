import type { GradingAgreement } from '@quizwright/contracts/schemas/descriptive-result.ts'
import { defined } from '@quizwright/domain/defined.ts'
import { and, asc, eq, isNotNull, or } from '../database/drizzle.ts'
import type { Queryable } from '../database/database.ts'
import { attemptAnswers, attempts } from '../database/tables/learner.ts'
import { questions } from '../database/tables/questions.ts'
import { measureAgreement, type MarkPair } from './agreement.ts'

export type JudgedPair = MarkPair & {
  questionId: string
  revisionId: string
  totalMarks: number
  name: string
  isSure: boolean
}

/**
 * Reads the answers of a quiz with a suggested mark that a person judged, in the order of the quiz: by giving a mark
 * or by confirming this suggestion individually. Confirming many in one go does not count as a judgement.
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
    revisionId: answer.revisionId,
    totalMarks: answer.totalMarks,
    name: defined(answer.aiResult, 'answer.aiResult').model,
    isSure: !defined(answer.aiResult, 'answer.aiResult').unsure,
    model: defined(answer.aiResult, 'answer.aiResult').marks_obtained,
    instructor: answer.instructorMarks ?? defined(answer.aiResult, 'answer.aiResult').marks_obtained,
    student,
  }))
}

/** Computes the agreement of model and instructor for each question with answers that a person marked. */
export const readAgreement = async (db: Queryable, quizId: string): Promise<GradingAgreement[]> =>
  [...Map.groupBy(await readJudgedPairs(db, quizId), ({ questionId }) => questionId)].map(
    ([questionId, pairs]) => ({ question_id: questionId, count: pairs.length, ...measureAgreement(pairs) }),
  )
