import { sql } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { textArray } from '../../database/queries/text-array.ts'

const lockName = (quizId: string): string => `counts of ${quizId}`

/**
 * Serializes transactions that count attempts of one student at one quiz, because each changes the weights of the
 * student's other attempts. None run while the whole quiz is locked.
 */
export const lockCountsOfStudent = async (
  tx: Queryable,
  quizId: string,
  studentId: string,
): Promise<void> => {
  const quizLock = lockName(quizId)
  const studentLock = `${quizLock} ${studentId}`
  // Postgres evaluates them in this order.
  await tx.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended(${quizLock}, 0)),
    pg_advisory_xact_lock(hashtextextended(${studentLock}, 0))`)
}

/** Keeps others from counting attempts at this quiz until the transaction ends. */
export const lockCountsOfQuiz = async (tx: Queryable, quizId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lockName(quizId)}, 0))`)
}

/** Like `lockCountsOfQuiz`, for those of several quizzes that nobody else has locked. Returns these. */
export const lockFreeCounts = async (tx: Queryable, quizIds: readonly string[]): Promise<string[]> => {
  const { rows } = await tx.execute<{ quiz_id: string }>(sql`
    select quiz_id from unnest(${textArray(quizIds)}) quiz_id
    where pg_try_advisory_xact_lock(hashtextextended(${lockName('')} || quiz_id, 0))`)
  return rows.map((row) => row.quiz_id)
}

/**
 * Serializes transactions that write the counts of a quiz, in the order of their requests. Must be called as late as
 * possible, because a class that hands in at once waits for it. The row locks of Postgres are not first come, first
 * served, so some transactions would wait until they time out.
 */
export const lockWritingCounts = async (tx: Queryable, quizId: string): Promise<void> => {
  const writeLock = `writing counts of ${quizId}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${writeLock}, 0))`)
}
