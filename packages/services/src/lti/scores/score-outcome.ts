import type { ScoreState } from '../../database/tables/lti.ts'
import type { ScoreReason } from './score-reasons.ts'

/** What became of a score. `dueAt`: when it is to be looked at again. */
export type ScoreOutcome = {
  state: ScoreState
  dueAt?: Date | undefined
  reason?: ScoreReason
  given?: { given: number; maximum: number }
  theirs?: number
  /** Whether a call failed, so that the next try waits longer. */
  isFailure?: true
}
