import { sql } from 'drizzle-orm'
import type { Queryable } from '../../database/database.ts'

/**
 * Makes transactions that count attempts of one student at one quiz run one after the other, because each
 * changes the weights of the other's attempt; and none run while the whole quiz is locked.
 */
export const lockCountsOfStudent = async (
  tx: Queryable,
  quizId: string,
  studentId: string,
): Promise<void> => {
  const quizLock = `counts of ${quizId}`
  const studentLock = `counts of ${quizId} ${studentId}`
  await tx.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended(${quizLock}, 0))`)
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${studentLock}, 0))`)
}

/** Until the transaction ends nobody else counts attempts at this quiz. */
export const lockCountsOfQuiz = async (tx: Queryable, quizId: string): Promise<void> => {
  const quizLock = `counts of ${quizId}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${quizLock}, 0))`)
}

/**
 * Makes transactions write the counts of a quiz one after the other, in the order in which they asked. Call it
 * as late as possible: a class that hands in at once waits for it. The row locks of Postgres are not first
 * come, first served, and some transactions would wait until they time out.
 */
export const lockWritingCounts = async (tx: Queryable, quizId: string): Promise<void> => {
  const writeLock = `writing counts of ${quizId}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${writeLock}, 0))`)
}
