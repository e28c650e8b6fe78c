import type { Problem } from '@quizwright/contracts/problem.ts'
import { problems } from '@quizwright/contracts/problems.ts'

/** The fields of a failed call that a machine stores. Every `Problem` has them. */
export type FailedCall = Pick<Problem, 'code' | 'message' | 'retryable'> &
  Partial<Pick<Problem, 'errors' | 'line' | 'column'>>

/** The outcome of an actor whose call failed in an expected way. */
export type RefusedOutcome = { outcome: 'refused'; problem: FailedCall }

/** The sentence shown when an actor failed unexpectedly. */
export const unexpectedProblem: FailedCall = {
  code: 'INTERNAL',
  message: problems.INTERNAL.message,
  retryable: true,
}

/** The problem of an outcome, or null if it has none. */
export const problemOf = (outcome: { outcome: string; problem?: FailedCall }): FailedCall | null =>
  outcome.problem ?? null
