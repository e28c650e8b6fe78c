import { attemptLimits } from '@quizwright/contracts/limits.ts'
import type { AttemptQuestion } from '@quizwright/contracts/schemas/attempt.ts'
import { RequestError } from '../connection/request-error.ts'
import type { ImageChanges } from './image-changes.ts'

/** So long after its end an attempt waits for images; in what is left of the grace period it is handed in. */
const graceSeconds = attemptLimits.graceSeconds - 10

type WaitOptions = {
  images: Pick<ImageChanges, 'pending' | 'settled'>
  /** Saves what was written, which is safe then. */
  save: () => Promise<void>
  /** Below 0 once the time is over. */
  secondsLeft: () => number
  questions: readonly Pick<AttemptQuestion, 'question_id' | 'question_no'>[]
}

/** Waits for images under way. Rejects when one failed meanwhile and there is time to add it again. */
export const waitForImages = async ({ images, save, secondsLeft, questions }: WaitOptions): Promise<void> => {
  if (images.pending().length === 0) return
  await save()
  const failed = await images.settled((secondsLeft() + graceSeconds) * 1_000)
  const question = questions.find(({ question_id: id }) => failed.includes(id))
  if (question && secondsLeft() > 0)
    throw new RequestError(
      409,
      'IMAGE_NOT_SENT',
      `An image of question ${question.question_no} could not be added. Add it again, or hand in without it.`,
    )
}
