import { limits } from '@quizwright/contracts/limits.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../database/database.ts'
import { saves, stagedBatches } from '../database/tables.ts'
import { lockQuiz } from './lock-quiz.ts'
import { findSave, openSave, refuseMismatch, type SaveBatch } from './open-save.ts'
import { storeRevisions } from './store-revisions.ts'

/**
 * A save of 10,000 questions usually has 100 batches; very long questions need more. The limit bounds the bytes
 * too, since a frame or body has at most 1 MiB. A smaller limit of bytes would refuse questions that the
 * limits of their fields allow.
 */
const maxBatches = 1_000

/** The indexes of the received batches and their percentage of all. */
export type StagingProgress = { saveId: string; received: number[]; progress: number }
export type Staged = StagingProgress & {
  /** Whether this batch began the save. */
  isFirst: boolean
  /** Whether the quiz has attempts: the questions may then only become a new version. */
  isLocked: boolean
}

/**
 * Stores one batch of a save; the quiz changes only with the commit. A batch that was received before is
 * ignored, whatever its content. Throws NOT_FOUND, CONFLICT, BUSY_ELSEWHERE, ORDER, and CONTRACT for more
 * questions than a quiz can hold.
 */
export const stageBatch = (db: Database, batch: SaveBatch, ownerId: string, now: Date): Promise<Staged> =>
  db.transaction(async (tx) => {
    if (batch.index >= batch.total || batch.total > maxBatches) throw new Problem('ORDER')
    const quiz = await lockQuiz(tx, batch.quizId, ownerId)
    const existing = await findSave(tx, batch.quizId, batch.saveId)
    if (existing) refuseMismatch(existing, batch)
    else await openSave(tx, quiz, batch, ownerId, now)

    const staged = await readBatches(tx, batch)
    const received = staged.map(({ index }) => index)
    if (!received.includes(batch.index)) {
      const count = staged.reduce((sum, { questions }) => sum + questions, batch.questions.length)
      if (count > limits.questionsPerSave) throw tooManyQuestions()
      const questions = await storeRevisions(tx, quiz, batch.questions, now)
      await tx
        .insert(stagedBatches)
        .values({ quizId: quiz.id, saveId: batch.saveId, index: batch.index, questions, createdAt: now })
      received.push(batch.index)
    }
    await tx
      .update(saves)
      .set({ touchedAt: now })
      .where(and(eq(saves.quizId, quiz.id), eq(saves.saveId, batch.saveId)))
    return {
      ...stagingProgress(batch.saveId, received, batch.total),
      isFirst: !existing,
      isLocked: quiz.attempts > 0,
    }
  })

export const stagingProgress = (saveId: string, received: number[], total: number): StagingProgress => ({
  saveId,
  received: received.sort((a, b) => a - b),
  progress: (received.length / total) * 100,
})

const tooManyQuestions = (): Problem =>
  new Problem('CONTRACT', {
    errors: [
      { field: 'questions', messages: [`A quiz can hold at most ${limits.questionsPerSave} questions`] },
    ],
  })

type SaveKey = { quizId: string; saveId: string }

/** The received batches, with the number of questions of each. */
const readBatches = (
  tx: Queryable,
  { quizId, saveId }: SaveKey,
): Promise<{ index: number; questions: number }[]> =>
  tx
    .select({
      index: stagedBatches.index,
      questions: sql<number>`jsonb_array_length(${stagedBatches.questions})`,
    })
    .from(stagedBatches)
    .where(and(eq(stagedBatches.quizId, quizId), eq(stagedBatches.saveId, saveId)))

export const readReceived = async (tx: Queryable, save: SaveKey): Promise<number[]> =>
  (await readBatches(tx, save)).map(({ index }) => index)
