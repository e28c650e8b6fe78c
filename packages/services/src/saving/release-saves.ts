import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { saves, stagedBatches } from '../database/tables.ts'
import { underWayMs } from './open-save.ts'

/**
 * Lets saves rest whose sender is gone: they can be taken up again, and another save of their quiz need not
 * wait for them.
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
    .set({ touchedAt: new Date(now.getTime() - underWayMs) })
    .where(and(eq(saves.ownerId, ownerId), inArray(saves.saveId, [...saveIds]), eq(saves.state, 'staging')))
}

/** Forgets a save that nobody will take up again, with all that was staged of it. */
export const dropSave = async (
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
