import { limits } from '@quizwright/contracts/limits.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../database/database.ts'
import { saves, stagedBatches } from '../database/tables.ts'
import { lockQuiz } from './lock-quiz.ts'
import { findSave, openSave, refuseStranger, type SaveBatch } from './open-save.ts'
import { storeRevisions } from './store-revisions.ts'

/**
 * A save of 10,000 questions has 100 batches; this leaves room for questions so long that few fit into one.
 * It bounds the bytes too, for no batch is larger than its frame or body may be (1 MiB): a limit of bytes
 * below that would refuse what the lengths of the fields allow.
 */
const mostBatches = 1_000

/** What has arrived of a save: the indexes of its batches and their share of all, 0 to 100. */
export type Arrived = { saveId: string; received: number[]; progress: number }
export type Staged = Arrived & {
  /** Whether this batch began the save. */
  isFirst: boolean
  /** Whether the quiz has attempts: the questions may then only become a new version. */
  isLocked: boolean
}

/**
 * Keeps one batch of a save. A batch that is there already counts once, whatever it holds now; the quiz stays
 * as it is until the save is committed. Throws NOT_FOUND, CONFLICT, BUSY_ELSEWHERE, ORDER, and CONTRACT for
 * more questions than a quiz can hold.
 */
export const stageBatch = (db: Database, batch: SaveBatch, ownerId: string, now: Date): Promise<Staged> =>
  db.transaction(async (tx) => {
    if (batch.index >= batch.total || batch.total > mostBatches) throw new Problem('ORDER')
    const quiz = await lockQuiz(tx, batch.quizId, ownerId)
    const found = await findSave(tx, batch.quizId, batch.saveId)
    if (found) refuseStranger(found, batch)
    else await openSave(tx, quiz, batch, ownerId, now)

    const staged = await readBatches(tx, batch)
    const received = staged.map(({ index }) => index)
    if (!received.includes(batch.index)) {
      const count = staged.reduce((sum, { questions }) => sum + questions, batch.questions.length)
      if (count > limits.questionsPerSave)
        throw new Problem('CONTRACT', {
          errors: [
            {
              field: 'questions',
              messages: [`A quiz can hold at most ${limits.questionsPerSave} questions`],
            },
          ],
        })
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
    return { ...arrived(batch.saveId, received, batch.total), isFirst: !found, isLocked: quiz.attempts > 0 }
  })

export const arrived = (saveId: string, received: number[], total: number): Arrived => ({
  saveId,
  received: received.sort((a, b) => a - b),
  progress: (received.length / total) * 100,
})

type SaveKey = { quizId: string; saveId: string }

/** The batches that are there, with how many questions each has. */
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
