import type { Problem } from '@quizwright/contracts/problem.ts'
import { problems } from '@quizwright/contracts/problems.ts'

/** What a machine keeps of a failed call. Every `Problem` fits. */
export type FailedCall = Pick<Problem, 'code' | 'message' | 'retryable'> &
  Partial<Pick<Problem, 'errors' | 'line' | 'column'>>

/** The outcome of an actor whose call failed in an expected way. */
export type RefusedOutcome = { outcome: 'refused'; problem: FailedCall }

/** What a person is told when an actor failed in a way that nobody expected. */
export const unexpectedProblem: FailedCall = {
  code: 'INTERNAL',
  message: problems.INTERNAL.message,
  retryable: true,
}

/** For actions that take any outcome of an actor: its problem, if it carries one. */
export const problemOf = (outcome: { outcome: string; problem?: FailedCall }): FailedCall | null =>
  outcome.problem ?? null
