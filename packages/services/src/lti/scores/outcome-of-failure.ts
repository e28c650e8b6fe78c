import type { ltiScores } from '../../database/tables/lti.ts'
import { PlatformUnreachable } from '../fetch-platform.ts'
import { ColumnBusy } from './find-column.ts'
import { PlatformRefused } from './platform-refused.ts'
import type { ScoreOutcome } from './score-outcome.ts'

const secondMs = 1_000
const hourMs = 60 * 60 * secondMs
const weekMs = 7 * 24 * hourMs
const firstWaitMs = 5 * secondMs
const shortWaitMs = 2 * secondMs
const conflictTries = 3

type ScoreRow = typeof ltiScores.$inferSelect

/** The wait after this many tries: it doubles up to an hour, by some random part less, so that not all come at once. */
const backoffMs = (tries: number): number =>
  Math.min(firstWaitMs * 2 ** Math.min(tries - 1, 20), hourMs) * (1 - Math.random() / 4)

const tryLater = (row: ScoreRow, now: Date, askedMs: number | undefined): ScoreOutcome => {
  if (row.failingSince && now.getTime() - row.failingSince.getTime() > weekMs)
    return { state: 'refused', isFailure: true, reason: 'given_up' }
  const waitMs = Math.max(backoffMs(row.tries), Math.min(askedMs ?? 0, hourMs))
  return { state: 'waiting', isFailure: true, reason: 'unreachable', dueAt: new Date(now.getTime() + waitMs) }
}

/** Whether a refusal is about the moment, not about the score. Canvas tells a rate that was passed by 403, too. */
const isPassing = ({ status, retryAfterMs }: PlatformRefused): boolean =>
  status === 429 ||
  status === 401 ||
  status === 408 ||
  status >= 500 ||
  (status === 403 && retryAfterMs !== undefined)

/** What follows from a call of the platform that failed. Other errors are thrown on. */
export const outcomeOfFailure = (error: unknown, row: ScoreRow, now: Date): ScoreOutcome => {
  if (error instanceof ColumnBusy) return { state: 'waiting', dueAt: new Date(now.getTime() + shortWaitMs) }
  if (error instanceof PlatformUnreachable) return tryLater(row, now, undefined)
  if (!(error instanceof PlatformRefused)) throw error
  if (isPassing(error)) return tryLater(row, now, error.retryAfterMs)
  if (error.status === 409 && row.tries < conflictTries)
    return { state: 'waiting', isFailure: true, dueAt: new Date(now.getTime() + shortWaitMs) }
  if (error.status === 409) return { state: 'refused', isFailure: true, reason: 'conflict' }
  if (error.status === 403 || error.part === 'token')
    return { state: 'refused', isFailure: true, reason: 'not_allowed' }
  if (error.part === 'item') return { state: 'refused', isFailure: true, reason: 'column_missing' }
  return { state: 'refused', isFailure: true, reason: 'not_a_student' }
}
