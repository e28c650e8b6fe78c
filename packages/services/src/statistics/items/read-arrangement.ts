import type { Arrangement } from '@quizwright/domain/arrangement/schema.ts'
import { eq } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { quizzes } from '../../database/tables/quizzes.ts'

/** Reads how papers of a quiz differ. What marks depend on never changes once there are attempts. */
export const readArrangement = async (db: Queryable, quizId: string): Promise<Arrangement> => {
  const [quiz] = await db
    .select({ arrangement: quizzes.arrangement })
    .from(quizzes)
    .where(eq(quizzes.id, quizId))
  return quiz?.arrangement ?? {}
}
