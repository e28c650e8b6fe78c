import type { FailedCall } from '@quizwright/machines/failed-call.ts'

/**
 * Whether a step failed because the quiz was saved elsewhere meanwhile. This case has its own notice. It is impossible
 * for a quiz that does not exist yet: there the 409 of another service is a refusal like any other.
 */
export const isChangedElsewhere = (problem: FailedCall | null | undefined, quizExists: boolean): boolean =>
  quizExists && problem?.code === 'CONFLICT'
