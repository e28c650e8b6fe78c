import { eq } from 'drizzle-orm'
import type { Queryable } from '../../database/database.ts'
import { quizzes } from '../../database/tables/quizzes.ts'

/** Reads the share of its marks that a wrong answer costs in a quiz. It never changes once there are attempts. */
export const readWrongCosts = async (db: Queryable, quizId: string): Promise<number> => {
  const [quiz] = await db
    .select({ arrangement: quizzes.arrangement })
    .from(quizzes)
    .where(eq(quizzes.id, quizId))
  return quiz?.arrangement?.wrong_costs ?? 0
}
