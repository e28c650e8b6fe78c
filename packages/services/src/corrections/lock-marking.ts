import { sql } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'

const lockName = (quizId: string): string => `marking of ${quizId}`

/**
 * Until the transaction ends, no correction of this quiz is applied or undone, so that an attempt is marked by the
 * corrections that are active now. Call it before the corrections are read.
 */
export const lockKeys = async (tx: Queryable, quizId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended(${lockName(quizId)}, 0))`)
}

/** Until the transaction ends nobody else marks attempts at this quiz, or corrects them. */
export const lockMarking = async (tx: Queryable, quizId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lockName(quizId)}, 0))`)
}
