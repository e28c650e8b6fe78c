import { and, eq, sql } from '../database/drizzle.ts'
import { inIds } from '../database/queries/in-ids.ts'
import type { Queryable } from '../database/database.ts'
import { saves } from '../database/tables/questions.ts'
import { quizzes } from '../database/tables/quizzes.ts'

/**
 * Lets a decision about the publication of quizzes also hold for their saves that still run. Such a save was begun
 * earlier and would otherwise reverse the decision when it is committed. An archived quiz is not published by a
 * save that was begun before. The caller has locked the quizzes and stored the decision.
 */
export const keepLaterDecision = async (
  tx: Queryable,
  quizIds: readonly string[],
  decision: 'published' | 'unpublished' | 'archived',
): Promise<void> => {
  const isPublished = {
    published: sql`true`,
    unpublished: sql`false`,
    archived: sql`${saves.isPublished} and (
      select ${quizzes.isPublished} from ${quizzes} where ${quizzes.id} = ${saves.quizId})`,
  }[decision]
  await tx
    .update(saves)
    .set({ isPublished })
    .where(and(inIds(saves.quizId, [...quizIds]), eq(saves.state, 'staging')))
}
