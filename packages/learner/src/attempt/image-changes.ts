import { imageLimits } from '@quizwright/contracts/limits.ts'
import { addImage, type AttemptCredentials, removeImage } from '../connection/learner-api.ts'
import type { RequestError } from '../connection/request-error.ts'
import { shrinkImage } from './shrink-image.ts'

/** What happens to the images of an answer. `problem`: why the last change failed, '' if it did not. */
export type ImageState = { isSending: boolean; problem: string }

export type ImageChanges = {
  stateOf: (questionId: string) => ImageState
  add: (questionId: string, file: File) => void
  remove: (questionId: string, link: string) => void
  /** The questions of which an image is under way. */
  pending: () => string[]
  /** Waits for what is under way, at most so long. Resolves with the questions of which it failed meanwhile. */
  settled: (atMostMs: number) => Promise<string[]>
}

type ImageChangesOptions = {
  credentials: AttemptCredentials
  /** The images that an answer has now. */
  onImages: (questionId: string, images: string[]) => void
  onState: () => void
}

const maxMegabytes = imageLimits.bytes / 1024 ** 2
const quiet: ImageState = { isSending: false, problem: '' }
const after = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })

/** Adds and removes images of answers, whichever question is open when a request ends. */
export const createImageChanges = ({ credentials, onImages, onState }: ImageChangesOptions): ImageChanges => {
  const states = new Map<string, ImageState>()
  const underWay = new Map<string, Promise<void>>()
  const set = (questionId: string, state: ImageState): void => {
    states.set(questionId, state)
    onState()
  }

  const run = (questionId: string, request: () => Promise<{ uploaded_images: string[] }>): void => {
    // One after the other: each response has all images of its answer.
    const change = (underWay.get(questionId) ?? Promise.resolve())
      .then(request)
      .then(
        ({ uploaded_images: images }) => {
          onImages(questionId, images)
          return ''
        },
        (error: RequestError) => error.message,
      )
      .then((problem) => {
        const isLast = underWay.get(questionId) === change
        if (isLast) underWay.delete(questionId)
        set(questionId, { isSending: !isLast, problem })
      })
    underWay.set(questionId, change)
    set(questionId, { isSending: true, problem: '' })
  }

  const sendSmall = async (questionId: string, file: File) => {
    const small = await shrinkImage(file)
    if (small.size > imageLimits.bytes)
      throw new Error(`The image is larger than ${maxMegabytes} MB. Make it smaller and add it again.`)
    return addImage(credentials, questionId, small)
  }

  return {
    stateOf: (questionId) => states.get(questionId) ?? quiet,
    add: (questionId, file) => run(questionId, () => sendSmall(questionId, file)),
    remove: (questionId, link) =>
      run(questionId, () => removeImage(credentials, { question_id: questionId, link })),
    pending: () => [...underWay.keys()],
    settled: async (atMostMs) => {
      const waited = [...underWay.keys()]
      await Promise.race([Promise.all(underWay.values()), after(Math.max(0, atMostMs))])
      return waited.filter((questionId) => states.get(questionId)!.problem !== '')
    },
  }
}
