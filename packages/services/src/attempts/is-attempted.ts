import { eq, type SQL, sql } from '../database/drizzle.ts'
import type { Queryable } from '../database/database.ts'
import { attempts } from '../database/tables/learner.ts'
import { quizzes } from '../database/tables/quizzes.ts'

/**
 * Whether anybody has begun an attempt at a quiz, handed in or not: a column for queries that join `quizzes` to
 * another table. The count of the quiz grows only with a hand-in, and students who are inside have its questions.
 */
export const isAttemptedColumn: SQL<boolean> = sql<boolean>`(${quizzes.attempts} > 0 or exists (
  select 1 from ${attempts} as begun where begun.quiz_id = ${quizzes.id}))`

/**
 * Whether anybody has begun an attempt at a locked quiz. Read after the lock and not with it, because a statement
 * that waited for the lock does not see the attempts that began meanwhile.
 */
export const isAttempted = async (
  tx: Queryable,
  quiz: Pick<typeof quizzes.$inferSelect, 'id' | 'attempts'>,
): Promise<boolean> => {
  if (quiz.attempts > 0) return true
  const [begun] = await tx
    .select({ id: attempts.id })
    .from(attempts)
    .where(eq(attempts.quizId, quiz.id))
    .limit(1)
  return begun !== undefined
}
