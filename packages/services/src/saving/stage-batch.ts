import { limits } from '@quizwright/contracts/limits.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../database/database.ts'
import { saves, stagedBatches, type StagedQuestion } from '../database/tables/questions.ts'
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
    const { received } = existing ?? (await openSave(tx, quiz, batch, ownerId, now))
    if (!received.includes(batch.index)) {
      // This many full batches are as many questions as a quiz can hold. Only beyond that the questions are counted.
      if (received.length >= limits.questionsPerSave / limits.questionsPerBatch)
        await refuseTooMany(tx, batch)
      const questions = await storeRevisions(tx, quiz, batch.questions, now)
      await insertBatch(tx, batch, questions, now)
      received.push(batch.index)
    } else await touchSave(tx, batch, now)
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

const touchSave = async (tx: Queryable, { quizId, saveId }: SaveKey, now: Date): Promise<void> => {
  await tx
    .update(saves)
    .set({ touchedAt: now })
    .where(and(eq(saves.quizId, quizId), eq(saves.saveId, saveId)))
}

/** Adds a batch and touches its save with one statement. */
const insertBatch = async (
  tx: Queryable,
  { quizId, saveId, index }: SaveBatch,
  questions: readonly StagedQuestion[],
  now: Date,
): Promise<void> => {
  const at = sql`${now.toISOString()}::timestamptz`
  await tx.execute(sql`
    with touched as (
      update ${saves} set touched_at = ${at} where quiz_id = ${quizId} and save_id = ${saveId})
    insert into ${stagedBatches} (quiz_id, save_id, index, questions, created_at)
    values (${quizId}, ${saveId}, ${index}, ${JSON.stringify(questions)}::jsonb, ${at})`)
}

const refuseTooMany = async (tx: Queryable, batch: SaveBatch): Promise<void> => {
  const [staged] = await tx
    .select({ questions: sql<number>`sum(jsonb_array_length(${stagedBatches.questions}))::int` })
    .from(stagedBatches)
    .where(belongsTo(batch))
  if ((staged?.questions ?? 0) + batch.questions.length > limits.questionsPerSave) throw tooManyQuestions()
}
