import type { Database } from '../../database/database.ts'
import { type AttemptWithQuiz, lockAttempt } from '../find-attempt.ts'
import { handInOverdueAttempt } from './hand-in.ts'
import { countHandedIn } from '../../statistics/counts/count-handed-in.ts'
import { isOverdue } from '../require-open.ts'

/**
 * Hands in an attempt that is requested after its time, so that its student need not wait for the next run of
 * `scheduleOverdueHandIns`. Returns the updated attempt.
 */
export const handInIfOverdue = async (
  db: Database,
  found: AttemptWithQuiz,
  now: Date,
): Promise<AttemptWithQuiz> => {
  if (found.attempt.submittedAt || !isOverdue(found, now)) return found
  const handedIn = await db.transaction(async (tx) => {
    await handInOverdueAttempt(tx, found.attempt.id, now)
    return lockAttempt(tx, found.attempt.id)
  })
  await countHandedIn(db, found.quiz.id)
  return handedIn
}
