import { drawnQuestions, isDrawn } from '@quizwright/domain/arrangement/draws.ts'
import type { Arrangement } from '@quizwright/domain/arrangement/schema.ts'
import { elementAt } from '@quizwright/domain/defined.ts'
import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { attemptAnswers, attempts } from '../database/tables/learner.ts'

type Asked = { questionId: string; section: string }

/**
 * Returns a function that keeps the questions which a new attempt gets. A further attempt of the same student gets
 * questions that were not in the earlier ones, as far as there are enough.
 */
export const drawFor = async (
  tx: Queryable,
  { quizId, studentId }: { quizId: string; studentId: string },
  { arrangement, seed }: { arrangement?: Arrangement; seed?: number },
): Promise<<Question extends Asked>(asked: readonly Question[]) => Question[]> => {
  if (!arrangement || seed === undefined || !isDrawn(arrangement)) return (asked) => [...asked]
  const rows = await tx
    .selectDistinct({ id: attemptAnswers.questionId })
    .from(attempts)
    .innerJoin(attemptAnswers, eq(attemptAnswers.attemptId, attempts.id))
    .where(and(eq(attempts.quizId, quizId), eq(attempts.studentId, studentId)))
  const seen = new Set(rows.map(({ id }) => id))
  return (asked) =>
    drawnQuestions(arrangement, seed, asked, (index) => seen.has(elementAt(asked, index).questionId)).map(
      (index) => elementAt(asked, index),
    )
}
