import { addImage, addLateImage } from '../connection/learner-api.ts'
import { isOver, isPaused, toRequestError } from '../connection/request-error.ts'
import { tokensFor } from './answer-tokens.ts'
import { forgetImage, keepImage, type KeptImage, keptImages } from './image-outbox.ts'

export { keepImage, keptImages }

/** Images that are being sent, so that none is sent twice at a time. */
const underWay = new Map<string, Promise<string[] | undefined>>()

const sendWith = async (image: KeptImage, token: string): Promise<string[] | undefined> => {
  const { attemptId, questionId, file, addedAt } = image
  const credentials = { attemptId, token }
  try {
    return (await addImage(credentials, questionId, file)).uploaded_images
  } catch (error) {
    if (!isOver(toRequestError(error))) throw error
    await addLateImage(credentials, questionId, file, addedAt)
    return undefined
  }
}

const sendOnce = async (image: KeptImage): Promise<string[] | undefined> => {
  let refusal: unknown
  for (const token of tokensFor(image)) {
    try {
      const images = await sendWith(image, token)
      await forgetImage(image.id)
      return images
    } catch (error) {
      refusal = error
      if (toRequestError(error).status !== 404) break
    }
  }
  if (!staysKept(refusal)) await forgetImage(image.id)
  throw refusal
}

/** Whether an image that was refused stays on this device, because the services may take it later. */
export const staysKept = (error: unknown): boolean => {
  const refusal = toRequestError(error)
  return refusal.isRetryable || isPaused(refusal) || refusal.status === 404
}

/**
 * Sends a kept image: to the answer or, after the end, as a late one. Returns all images of the answer, or undefined if
 * it came late. It stays on this device if the same request may succeed later.
 */
export const sendKept = (image: KeptImage): Promise<string[] | undefined> => {
  const sending = underWay.get(image.id) ?? sendOnce(image).finally(() => underWay.delete(image.id))
  underWay.set(image.id, sending)
  return sending
}

/** Sends the images of an attempt, or all. Returns how many stay on this device. */
export const sendImages = async (attemptId?: string): Promise<number> => {
  let left = 0
  for (const image of await keptImages()) {
    if (attemptId !== undefined && image.attemptId !== attemptId) continue
    await sendKept(image).catch((error: unknown) => {
      if (staysKept(error)) left += 1
    })
  }
  return left
}
