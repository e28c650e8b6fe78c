import { sql } from 'drizzle-orm'
import type { Queryable } from '../../database/database.ts'

/**
 * Two attempts of one student at one quiz are counted one after the other, for each changes what the other
 * is; none while all are counted anew.
 */
export const lockCountsOfStudent = async (
  tx: Queryable,
  quizId: string,
  studentId: string,
): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended(${`counts of ${quizId}`}, 0))`)
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`counts of ${quizId} ${studentId}`}, 0))`,
  )
}

/** Nobody else counts at this quiz until the transaction ends. */
export const lockCountsOfQuiz = async (tx: Queryable, quizId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`counts of ${quizId}`}, 0))`)
}

/**
 * One after the other, in the order in which they came, add to the counts of a quiz. Taken last: what it
 * holds up is a class that hands in at once. A row's own lock would let late ones pass, and some would wait
 * until they time out.
 */
export const lockWritingCounts = async (tx: Queryable, quizId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`writing counts of ${quizId}`}, 0))`)
}
