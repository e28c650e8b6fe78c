import type { Database } from '../database/database.ts'
import { type Found, isOverdue, lockAttempt } from './find-attempt.ts'
import { handInOverdueAttempt } from './hand-in.ts'

/**
 * Hands in an attempt that is looked at after its time, so that nobody waits for the next round of those that
 * nobody looks at.
 */
export const handInIfOverdue = async (db: Database, found: Found, now: Date): Promise<Found> => {
  if (found.attempt.submittedAt || !isOverdue(found, now)) return found
  return db.transaction(async (tx) => {
    await handInOverdueAttempt(tx, found.attempt.id, now)
    return lockAttempt(tx, found.attempt.id)
  })
}
