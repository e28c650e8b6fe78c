import { eq } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { attemptAnswers, attempts, quizzes } from '../database/tables.ts'
import { figuresOf } from './attempt-result.ts'

/**
 * Works out what a handed-in attempt came to from its answers as they are marked now. Call it inside
 * `recountAttempt`.
 */
export const updateResult = async (tx: Queryable, attemptId: string): Promise<void> => {
  const [quiz] = await tx
    .select({ quizType: quizzes.quizType, passingPercentage: quizzes.passingPercentage })
    .from(attempts)
    .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
    .where(eq(attempts.id, attemptId))
  const answers = await tx.select().from(attemptAnswers).where(eq(attemptAnswers.attemptId, attemptId))
  await tx.update(attempts).set(figuresOf(answers, quiz!)).where(eq(attempts.id, attemptId))
}
