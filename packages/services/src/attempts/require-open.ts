import { attemptLimits } from '@quizwright/domain/limits.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { quizzes } from '../database/tables/quizzes.ts'
import type { Attempt } from './find-attempt.ts'

/** How long after its end an attempt still accepts a request, in milliseconds, because the network takes time. */
export const graceMs = attemptLimits.graceSeconds * 1_000

/** Whether the time of an attempt and the grace period are over. */
export const isOverdue = ({ attempt }: { attempt: Pick<Attempt, 'dueAt'> }, now: Date): boolean =>
  now.getTime() > attempt.dueAt.getTime() + graceMs

type Answerable = {
  attempt: Pick<Attempt, 'submittedAt' | 'dueAt'>
  quiz: Pick<typeof quizzes.$inferSelect, 'isPublished' | 'isArchived'>
}

/**
 * Requires that an attempt still accepts answers. The end of its session needs no check, because a change of it moves
 * the end of the attempt. Throws ATTEMPT_ENDED, ATTEMPT_LATE or QUIZ_CLOSED.
 */
export const requireOpen = (found: Answerable, now: Date): void => {
  const { attempt, quiz } = found
  if (attempt.submittedAt) throw new Problem('ATTEMPT_ENDED')
  if (isOverdue(found, now)) throw new Problem('ATTEMPT_LATE')
  if (!quiz.isPublished || quiz.isArchived) throw new Problem('QUIZ_CLOSED')
}
