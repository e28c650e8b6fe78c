import type { Arrangement } from '@quizwright/domain/arrangement/schema.ts'
import type { QuizType } from '@quizwright/domain/schemas/quiz.ts'
import { and, eq } from '../database/drizzle.ts'
import { refuseQuiz } from '../auth/rights/rights.ts'
import { mayUse } from '../auth/rights/role-of.ts'
import type { Queryable } from '../database/database.ts'
import { quizzes } from '../database/tables/quizzes.ts'

/** The columns of a quiz that saving needs. */
export const savingColumns = {
  id: quizzes.id,
  quizType: quizzes.quizType,
  familyId: quizzes.familyId,
  revision: quizzes.revision,
  attempts: quizzes.attempts,
  isPublished: quizzes.isPublished,
  questionCount: quizzes.questionCount,
  isSkippable: quizzes.isSkippable,
  arrangement: quizzes.arrangement,
}
export type SavingQuiz = {
  id: string
  familyId: string
  quizType: QuizType
  revision: number
  attempts: number
  isPublished: boolean
  questionCount: number
  isSkippable: boolean
  arrangement: Arrangement | null
}

/**
 * Locks a quiz for the rest of the transaction, so that other saves of it wait. Students who begin an attempt do not
 * wait, because their rows only refer to the quiz. Throws NOT_FOUND unless the user may edit it.
 */
export const lockQuiz = async (tx: Queryable, quizId: string, userId: string): Promise<SavingQuiz> => {
  const [quiz] = await tx
    .select(savingColumns)
    .from(quizzes)
    .where(and(eq(quizzes.id, quizId), mayUse(userId, 'editor')))
    .for('no key update')
  return quiz ?? refuseQuiz(tx, quizId, userId)
}
