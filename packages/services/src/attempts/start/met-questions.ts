import { and, eq } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { attemptAnswers, attempts } from '../../database/tables/learner.ts'

/** The questions that a student has met in earlier attempts at a quiz, each with the variants of its numbers. */
export type MetQuestions = ReadonlyMap<string, readonly number[]>

/** Returns a function that reads what a student has met. It reads once, and only if a paper depends on it. */
export const createMetReader = (
  tx: Queryable,
  { quizId, studentId }: { quizId: string; studentId: string },
): (() => Promise<MetQuestions>) => {
  const read = async (): Promise<MetQuestions> => {
    const rows = await tx
      .select({ id: attemptAnswers.questionId, variant: attemptAnswers.variant })
      .from(attempts)
      .innerJoin(attemptAnswers, eq(attemptAnswers.attemptId, attempts.id))
      .where(and(eq(attempts.quizId, quizId), eq(attempts.studentId, studentId)))
    const byQuestion = Map.groupBy(rows, ({ id }) => id)
    return new Map(
      [...byQuestion].map(([id, of]) => [
        id,
        of.flatMap(({ variant }) => (variant === null ? [] : [variant])),
      ]),
    )
  }
  let met: Promise<MetQuestions> | undefined
  return () => (met ??= read())
}
