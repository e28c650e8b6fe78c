import { limits } from '@quizwright/contracts/limits.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../database/database.ts'
import { saves, stagedBatches } from '../database/tables/questions.ts'
import { lockQuiz } from './lock-quiz.ts'
import { findSave, openSave, refuseMismatch, type SaveBatch } from './open-save.ts'
import { storeRevisions } from './store-revisions.ts'

/**
 * A save of 10,000 questions usually has 100 batches; very long questions need more. This also limits the bytes,
 * because a frame or body has at most 1 MiB. A smaller limit of bytes would refuse questions that the limits of
 * their fields allow.
 */
const maxBatches = 1_000

/** The indexes of the received batches, and their percentage of all. */
export type StagingProgress = { saveId: string; received: number[]; progress: number }
export type Staged = StagingProgress & {
  /** Whether this batch began the save. */
  isFirst: boolean
  /** Whether the quiz has attempts, so that the questions can only become a new version. */
  isLocked: boolean
}

/**
 * Stores one batch of a save. The quiz changes only with the commit. A batch that was received before is ignored,
 * whatever its content. Throws NOT_FOUND, CONFLICT, BUSY_ELSEWHERE, ORDER, and CONTRACT for more questions than a
 * quiz can hold.
 */
export const stageBatch = (db: Database, batch: SaveBatch, ownerId: string, now: Date): Promise<Staged> =>
  db.transaction(async (tx) => {
    if (batch.index >= batch.total || batch.total > maxBatches) throw new Problem('ORDER')
    const quiz = await lockQuiz(tx, batch.quizId, ownerId)
    const existing = await findSave(tx, batch.quizId, batch.saveId)
    if (existing) refuseMismatch(existing, batch)
    else await openSave(tx, quiz, batch, ownerId, now)

    const received = existing ? await readReceived(tx, batch) : []
    if (!received.includes(batch.index)) {
      // This many full batches are as many questions as a quiz can hold. Only beyond that the questions are counted.
      if (received.length >= limits.questionsPerSave / limits.questionsPerBatch)
        await refuseTooMany(tx, batch)
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

const belongsTo = ({ quizId, saveId }: SaveKey) =>
  and(eq(stagedBatches.quizId, quizId), eq(stagedBatches.saveId, saveId))

/** Returns the indexes of the received batches. */
export const readReceived = async (tx: Queryable, save: SaveKey): Promise<number[]> => {
  const rows = await tx.select({ index: stagedBatches.index }).from(stagedBatches).where(belongsTo(save))
  return rows.map(({ index }) => index)
}

const refuseTooMany = async (tx: Queryable, batch: SaveBatch): Promise<void> => {
  const [staged] = await tx
    .select({ questions: sql<number>`sum(jsonb_array_length(${stagedBatches.questions}))::int` })
    .from(stagedBatches)
    .where(belongsTo(batch))
  if ((staged?.questions ?? 0) + batch.questions.length > limits.questionsPerSave) throw tooManyQuestions()
}
