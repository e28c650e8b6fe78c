import { Problem } from '@quizwright/contracts/problem.ts'
import type { Batch } from '@quizwright/contracts/schemas/saving.ts'
import { and, eq, gt, ne } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { saves } from '../database/tables.ts'
import type { SavedQuiz } from './lock-quiz.ts'

export type Save = typeof saves.$inferSelect
/** A batch without what only the sender's screen is about. */
export type SaveBatch = Omit<Batch, 'warnings' | 'progress'>

/**
 * A save that was heard of within this time is under way, and no other of its quiz may begin. Milliseconds.
 */
export const underWayMs = 30_000

export const findSave = async (tx: Queryable, quizId: string, saveId: string): Promise<Save | undefined> => {
  const [save] = await tx
    .select()
    .from(saves)
    .where(and(eq(saves.quizId, quizId), eq(saves.saveId, saveId)))
  return save
}

/**
 * Begins a save with whichever of its batches comes first. Throws CONFLICT for a draft of an older revision,
 * BUSY_ELSEWHERE beside another save.
 */
export const openSave = async (
  tx: Queryable,
  quiz: SavedQuiz,
  batch: SaveBatch,
  ownerId: string,
  now: Date,
): Promise<Save> => {
  if (batch.baseRevision !== quiz.revision) throw new Problem('CONFLICT')
  const [other] = await tx
    .select({ saveId: saves.saveId })
    .from(saves)
    .where(
      and(
        eq(saves.quizId, quiz.id),
        ne(saves.saveId, batch.saveId),
        eq(saves.state, 'staging'),
        gt(saves.touchedAt, new Date(now.getTime() - underWayMs)),
      ),
    )
    .limit(1)
  if (other) throw new Problem('BUSY_ELSEWHERE')
  const { saveId, baseRevision, total, isPublished, isSkippable } = batch
  const [save] = await tx
    .insert(saves)
    .values({
      quizId: quiz.id,
      saveId,
      ownerId,
      baseRevision,
      total,
      isPublished,
      isSkippable,
      state: 'staging',
      createdAt: now,
      touchedAt: now,
    })
    .returning()
  return save!
}

/** Throws ORDER when a batch does not continue the save it names. */
export const refuseStranger = (save: Save, batch: SaveBatch): void => {
  const continues =
    save.state === 'staging' &&
    save.baseRevision === batch.baseRevision &&
    save.total === batch.total &&
    save.isPublished === batch.isPublished &&
    save.isSkippable === batch.isSkippable
  if (!continues) throw new Problem('ORDER')
}
