import type { FailedCall } from '@quizwright/machines/failed-call.ts'

/**
 * Whether a step failed because the quiz was saved elsewhere meanwhile. This case has its own notice. It is impossible
 * for a quiz that does not exist yet: there the 409 of another service is a refusal like any other.
 */
export const isChangedElsewhere = (problem: FailedCall | null | undefined, quizExists: boolean): boolean =>
  quizExists && problem?.code === 'CONFLICT'

/** Whether a step failed because the author may not change the quiz any more. */
export const isRoleGone = (problem: FailedCall | null | undefined): boolean =>
  problem?.code === 'ROLE_CHANGED' || problem?.code === 'ROLE_NEEDED'

/** Whether the form tells a problem of a quiz by a notice of its own, with what can be done. */
export const hasNotice = (problem: FailedCall | null | undefined, quizExists: boolean): boolean =>
  isChangedElsewhere(problem, quizExists) || (quizExists && isRoleGone(problem))
