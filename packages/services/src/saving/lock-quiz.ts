import { Problem } from '@quizwright/contracts/problem.ts'
import type { QuizType } from '@quizwright/contracts/schemas/quiz.ts'
import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { quizzes } from '../database/tables.ts'

/** What saving asks of a quiz. `attempts` above 0 locks its questions. */
export type SavedQuiz = {
  id: string
  quizType: QuizType
  revision: number
  attempts: number
  isPublished: boolean
}

/**
 * Takes a quiz for the rest of the transaction: whoever saves it too waits. Students who begin an attempt
 * meanwhile do not, since their rows only refer to the quiz. Throws NOT_FOUND for another's quiz.
 */
export const lockQuiz = async (tx: Queryable, quizId: string, ownerId: string): Promise<SavedQuiz> => {
  const [quiz] = await tx
    .select({
      id: quizzes.id,
      quizType: quizzes.quizType,
      revision: quizzes.revision,
      attempts: quizzes.attempts,
      isPublished: quizzes.isPublished,
    })
    .from(quizzes)
    .where(and(eq(quizzes.id, quizId), eq(quizzes.instructorId, ownerId)))
    .for('no key update')
  if (!quiz) throw new Problem('NOT_FOUND')
  return quiz
}
