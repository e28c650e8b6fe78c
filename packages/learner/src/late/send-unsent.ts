import { attemptLimits } from '@quizwright/domain/limits.ts'
import { serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import type { UnsavedAnswer } from '../attempt/unsaved-answer.ts'
import { sendLateAnswers } from '../connection/learner-api.ts'
import { isPaused, toRequestError } from '../connection/request-error.ts'
import { forgetSent, unsentAttempts, unsentOf } from './late-outbox.ts'

const toLate = ({ answered_at: at, ...answer }: UnsavedAnswer) => ({
  ...answer,
  // Answers stored by an earlier release have no time.
  ...(at !== undefined && { answered_at: serializeDateTime(new Date(at)) }),
})

/**
 * Sends the answers of an attempt that came too late. Returns whether the services have them all. They stay on this
 * device if the same request may succeed later.
 */
export const sendUnsent = async (attemptId: string): Promise<boolean> => {
  for (;;) {
    const unsent = unsentOf(attemptId)
    if (!unsent) return true
    const batch = unsent.answers.slice(0, attemptLimits.answersPerCall)
    try {
      await sendLateAnswers({ attemptId, token: unsent.token }, { answers: batch.map(toLate) })
    } catch (thrown) {
      const error = toRequestError(thrown)
      if (error.isRetryable || isPaused(error)) return false
    }
    forgetSent(attemptId, batch)
  }
}

/** Sends what earlier attempts on this device left. */
export const sendAllUnsent = async (): Promise<void> => {
  for (const attemptId of unsentAttempts()) await sendUnsent(attemptId)
}
