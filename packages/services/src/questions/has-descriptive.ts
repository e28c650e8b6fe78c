import { and, eq, sql } from '../database/drizzle.ts'
import type { Queryable } from '../database/database.ts'
import { questionRevisions, questions } from '../database/tables/questions.ts'

/** Whether a quiz has descriptive questions beside others. */
export const hasDescriptive = async (db: Queryable, quizId: string): Promise<boolean> => {
  const found = await db
    .select({ one: sql`1` })
    .from(questions)
    .innerJoin(questionRevisions, eq(questionRevisions.id, questions.revisionId))
    .where(and(eq(questions.quizId, quizId), eq(questionRevisions.isDescriptive, true)))
    .limit(1)
  return found.length > 0
}
