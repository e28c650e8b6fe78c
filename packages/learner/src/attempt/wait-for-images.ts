import { say } from '@quizwright/domain/language/say.ts'
import { attemptLimits } from '@quizwright/domain/limits.ts'
import type { AttemptQuestion } from '@quizwright/domain/schemas/attempt.ts'
import { RequestError } from '../connection/request-error.ts'
import type { ImageChanges } from './image-changes.ts'

/**
 * How long after its end an attempt waits for images. The rest of the grace period is left for the hand-in.
 */
const graceSeconds = attemptLimits.graceSeconds - 10

type WaitOptions = {
  images: Pick<ImageChanges, 'pending' | 'settled'>
  /** Saves the text of the answers while waiting. */
  save: () => Promise<void>
  /** The time left; negative once the time is over. */
  secondsLeft: () => number
  questions: readonly Pick<AttemptQuestion, 'question_id' | 'question_no'>[]
}

/** Waits for image uploads. Rejects if one fails while there is still time to add it again. */
export const waitForImages = async ({ images, save, secondsLeft, questions }: WaitOptions): Promise<void> => {
  if (images.pending().length === 0) return
  await save()
  const failed = await images.settled((secondsLeft() + graceSeconds) * 1_000)
  const question = questions.find(({ question_id: id }) => failed.includes(id))
  if (question && secondsLeft() > 0)
    throw new RequestError(
      409,
      'IMAGE_NOT_SENT',
      say('An image for question {number} wasn’t added. Add it again, or submit without it.', {
        number: question.question_no,
      }),
    )
}
