import { socketLimits } from '@quizwright/domain/limits.ts'
import { and, eq } from '../database/drizzle.ts'
import { inIds } from '../database/queries/in-ids.ts'
import type { Database } from '../database/database.ts'
import { saves, stagedBatches } from '../database/tables/questions.ts'

/**
 * Marks saves of a disconnected sender as inactive. They can be resumed, and do not block another save of the quiz.
 */
export const releaseSaves = async (
  db: Database,
  ownerId: string,
  saveIds: readonly string[],
  now: Date,
): Promise<void> => {
  if (saveIds.length === 0) return
  await db
    .update(saves)
    .set({ touchedAt: new Date(now.getTime() - socketLimits.activeSaveMs) })
    .where(and(eq(saves.ownerId, ownerId), inIds(saves.saveId, [...saveIds]), eq(saves.state, 'staging')))
}

/** Deletes a save that will not be resumed, with its batches. */
export const deleteSave = async (
  db: Database,
  { quizId, saveId }: { quizId: string; saveId: string },
): Promise<void> =>
  db.transaction(async (tx) => {
    await tx
      .delete(stagedBatches)
      .where(and(eq(stagedBatches.quizId, quizId), eq(stagedBatches.saveId, saveId)))
    await tx
      .delete(saves)
      .where(and(eq(saves.quizId, quizId), eq(saves.saveId, saveId), eq(saves.state, 'staging')))
  })
