import { socketLimits } from '@quizwright/domain/limits.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { Batch } from '@quizwright/contracts/schemas/saving.ts'
import { elementAt } from '@quizwright/domain/defined.ts'
import { and, eq, gt, ne, sql, type SQL } from '../database/drizzle.ts'
import type { Queryable } from '../database/database.ts'
import { questionRevisions, questions, saves, stagedBatches } from '../database/tables/questions.ts'
import type { SavingQuiz } from './lock-quiz.ts'

/** A save with the indexes of its received batches. */
export type Save = typeof saves.$inferSelect & { received: number[] }
/** A batch without the fields that only concern the sender's screen. */
export type SaveBatch = Omit<Batch, 'warnings' | 'progress'>

/** A column with the indexes of the received batches, so that they are read with their save. */
export const receivedBatches = (quizId: string, saveId: string): SQL<number[]> =>
  sql`array(
    select ${stagedBatches.index} from ${stagedBatches}
    where ${stagedBatches.quizId} = ${quizId} and ${stagedBatches.saveId} = ${saveId})`

/** Finds a save of somebody. Throws ORDER for that of another editor of the quiz, which is theirs to continue. */
export const findSave = async (
  tx: Queryable,
  { quizId, saveId }: { quizId: string; saveId: string },
  userId: string,
): Promise<Save | undefined> => {
  const [found] = await tx
    .select({ save: saves, received: receivedBatches(quizId, saveId) })
    .from(saves)
    .where(and(eq(saves.quizId, quizId), eq(saves.saveId, saveId)))
  if (found) refuseOthers(found.save, userId)
  return found && { ...found.save, received: found.received }
}

export const refuseOthers = ({ ownerId }: Pick<Save, 'ownerId'>, userId: string): void => {
  if (ownerId !== userId) throw new Problem('ORDER')
}

/**
 * Throws CONFLICT if the quiz has a question with an interaction. The sender does not know interactions, such as a tab
 * that was opened before a release: it would erase them.
 */
const refuseToErase = async (tx: Queryable, quizId: string): Promise<void> => {
  const [found] = await tx
    .select({ id: questions.id })
    .from(questions)
    .innerJoin(questionRevisions, eq(questionRevisions.id, questions.revisionId))
    .where(and(eq(questions.quizId, quizId), sql`${questionRevisions.content} ? 'interaction'`))
    .limit(1)
  if (found) throw new Problem('CONFLICT', { message: unknownKinds })
}

const unknownKinds =
  'This quiz has kinds of questions that this page does not know yet. Reload the page and save again.'

/**
 * Begins a save with the first batch that arrives, whatever its index. Throws CONFLICT for a draft of an older
 * revision and BUSY_ELSEWHERE while another save is active.
 */
export const openSave = async (
  tx: Queryable,
  quiz: SavingQuiz,
  batch: SaveBatch,
  ownerId: string,
  now: Date,
): Promise<Save> => {
  if (batch.baseRevision !== quiz.revision) throw new Problem('CONFLICT')
  if (!batch.knows?.includes('kinds')) await refuseToErase(tx, quiz.id)
  const [activeSave] = await tx
    .select({ saveId: saves.saveId })
    .from(saves)
    .where(
      and(
        eq(saves.quizId, quiz.id),
        ne(saves.saveId, batch.saveId),
        eq(saves.state, 'staging'),
        gt(saves.touchedAt, new Date(now.getTime() - socketLimits.activeSaveMs)),
      ),
    )
    .limit(1)
  if (activeSave) throw new Problem('BUSY_ELSEWHERE')
  const { saveId, baseRevision, total, isPublished, isSkippable } = batch
  const save = elementAt(
    await tx
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
      .returning(),
    0,
  )
  return { ...save, received: [] }
}

/**
 * Throws ORDER if a batch does not belong to the save with its id. Whether it publishes may have been decided again
 * since the save began.
 */
export const refuseMismatch = (save: Save, batch: SaveBatch): void => {
  const belongsToSave =
    save.state === 'staging' &&
    save.baseRevision === batch.baseRevision &&
    save.total === batch.total &&
    save.isSkippable === batch.isSkippable
  if (!belongsToSave) throw new Problem('ORDER')
}
