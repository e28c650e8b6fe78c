import { imageLimits } from '@quizwright/domain/limits.ts'
import { addImage, type AttemptCredentials, removeImage } from '../connection/learner-api.ts'
import type { RequestError } from '../connection/request-error.ts'
import { shrinkImage } from './shrink-image.ts'

/** The state of an answer's images. `problem` says why the last change failed; it is empty otherwise. */
export type ImageState = { isSending: boolean; problem: string }

export type ImageChanges = {
  stateOf: (questionId: string) => ImageState
  add: (questionId: string, file: File) => void
  remove: (questionId: string, link: string) => void
  /** The questions with an image change in progress. */
  pending: () => string[]
  /**
   * Waits for changes in progress, at most this long. Resolves with the questions whose change failed
   * meanwhile.
   */
  settled: (atMostMs: number) => Promise<string[]>
}

type ImageChangesOptions = {
  credentials: AttemptCredentials
  /** Called with all images of an answer after a change. */
  onImages: (questionId: string, images: string[]) => void
  onState: () => void
}

const maxMegabytes = imageLimits.bytes / 1024 ** 2
const quiet: ImageState = { isSending: false, problem: '' }
const after = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })

/** The waits before an image is sent again, each with a random part, because a class is refused together. */
const waitsMs = [1_500, 3_000, 6_000, 12_000, 12_000]
const isBusy = ({ code }: Partial<RequestError>): boolean => code === 'BUSY' || code === 'TOO_MANY_REQUESTS'

/** Sends an image again if the services are busy: they encode one at a time, and refuse those beyond a short line. */
const sendPatiently = async <Response>(send: () => Promise<Response>, tries = 0): Promise<Response> => {
  try {
    return await send()
  } catch (error) {
    const waitMs = waitsMs[tries]
    if (waitMs === undefined || !isBusy(error as RequestError)) throw error
    await after(waitMs * (1 + Math.random()))
    return sendPatiently(send, tries + 1)
  }
}

/** Adds and removes images of answers, no matter which question is open when a request ends. */
export const createImageChanges = ({ credentials, onImages, onState }: ImageChangesOptions): ImageChanges => {
  const states = new Map<string, ImageState>()
  const underWay = new Map<string, Promise<void>>()
  const set = (questionId: string, state: ImageState): void => {
    states.set(questionId, state)
    onState()
  }

  const run = (questionId: string, request: () => Promise<{ uploaded_images: string[] }>): void => {
    // Changes run one after the other, because each response contains all images of the answer.
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
    return sendPatiently(() => addImage(credentials, questionId, small))
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
