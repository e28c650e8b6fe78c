import { attemptLimits } from '@quizwright/domain/limits.ts'
import { serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import type { UnsavedAnswer } from '../attempt/unsaved-answer.ts'
import { sendLateAnswers } from '../connection/learner-api.ts'
import { isPaused, type RequestError, toRequestError } from '../connection/request-error.ts'
import { tokensFor } from './answer-tokens.ts'
import { hasImages } from './has-images.ts'
import { forgetSent, type Unsent, unsentAttempts, readUnsent } from './late-outbox.ts'

const toLate = ({ answered_at: at, ...answer }: UnsavedAnswer) => ({
  ...answer,
  // Answers stored by an earlier release have no time.
  ...(at !== undefined && { answered_at: serializeDateTime(new Date(at)) }),
})

/** How long answers stay here that the services do not know the attempt of, in milliseconds. */
const keptUnknownMs = 30 * 24 * 60 * 60 * 1_000

const sendBatch = async (
  attemptId: string,
  unsent: Unsent,
  batch: readonly UnsavedAnswer[],
): Promise<void> => {
  const answers = batch.map(toLate)
  let refusal: unknown
  for (const token of tokensFor(unsent)) {
    try {
      await sendLateAnswers({ attemptId, token }, { answers })
      return
    } catch (error) {
      refusal = error
      if (toRequestError(error).status !== 404) break
    }
  }
  throw refusal
}

/** Whether the services may know the attempt again, once the student has opened a new personal link here. */
const mayBeKnownLater = ({ status }: RequestError, { since = 0 }: Unsent): boolean =>
  status === 404 && Date.now() - since < keptUnknownMs

/**
 * Sends the answers of an attempt that came too late. Returns whether the services have them all. They stay on this
 * device if the same request may succeed later.
 */
export const sendUnsent = async (attemptId: string): Promise<boolean> => {
  for (;;) {
    const unsent = readUnsent(attemptId)
    if (!unsent) return true
    const batch = unsent.answers.slice(0, attemptLimits.answersPerCall)
    try {
      await sendBatch(attemptId, unsent, batch)
    } catch (thrown) {
      const error = toRequestError(thrown)
      if (error.isRetryable || isPaused(error) || mayBeKnownLater(error, unsent)) return false
    }
    forgetSent(attemptId, batch)
  }
}

/** Sends the images of an attempt, or all, if there are any. Returns how many stay on this device. */
export const sendUnsentImages = async (attemptId?: string): Promise<number> =>
  hasImages() ? (await import('./send-images.ts')).sendImages(attemptId) : 0

/** Sends what earlier attempts on this device left. */
export const sendAllUnsent = async (): Promise<void> => {
  for (const attemptId of unsentAttempts()) await sendUnsent(attemptId)
  await sendUnsentImages()
}
