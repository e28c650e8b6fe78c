import { sql } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { attempts } from '../../database/tables/learner.ts'

const lockName = (quizId: string): string => `marking of ${quizId}`

/**
 * Keeps corrections of this quiz from being applied or undone until the transaction ends, so that an attempt is
 * marked, or a new version made, by the corrections that are active now. Must be called before the corrections are
 * read, and before the quiz is locked: a correction locks in this order.
 */
export const lockKeys = async (tx: Queryable, quizId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended(${lockName(quizId)}, 0))`)
}

/**
 * Like `lockKeys`, for the quiz of an attempt. Must be called before the attempt is locked: a correction locks in the
 * same order, and merging students locks several attempts, so that all three could wait for each other.
 */
export const lockKeysOfAttempt = async (tx: Queryable, attemptId: string): Promise<void> => {
  await tx.execute(sql`
    select pg_advisory_xact_lock_shared(hashtextextended(${lockName('')} || quiz_id, 0))
    from ${attempts} where id = ${attemptId}`)
}

/** Like `lockMarking`, for the quiz of an attempt. */
export const lockMarkingOfAttempt = async (tx: Queryable, attemptId: string): Promise<void> => {
  await tx.execute(sql`
    select pg_advisory_xact_lock(hashtextextended(${lockName('')} || quiz_id, 0))
    from ${attempts} where id = ${attemptId}`)
}

/**
 * Keeps others from marking attempts at these quizzes, or correcting them, until the transaction ends. Several are
 * locked in the order of their ids, so that two corrections of the same versions never wait for each other.
 */
export const lockMarking = async (tx: Queryable, ...quizIds: readonly string[]): Promise<void> => {
  for (const quizId of quizIds.toSorted())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lockName(quizId)}, 0))`)
}
