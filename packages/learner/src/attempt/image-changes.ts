import { say } from '@quizwright/domain/language/say.ts'
import { imageLimits } from '@quizwright/domain/limits.ts'
import { type AttemptCredentials, removeImage } from '../connection/learner-api.ts'
import { RequestError, toRequestError } from '../connection/request-error.ts'
import { hasImages } from '../late/has-images.ts'
import type { KeptImage } from '../late/image-outbox.ts'
import { shrinkImage } from './shrink-image.ts'

/** The state of an answer's images. `problem` says why the last change failed; it is empty otherwise. */
export type ImageState = { isSending: boolean; problem: string }

export type ImageChanges = {
  stateOf: (questionId: string) => ImageState
  add: (questionId: string, file: File) => void
  remove: (questionId: string, link: string) => void
  /** Sends images that an earlier visit, or a lost connection, left on this device. */
  resume: () => void
  /** Sends nothing by itself any more, because the attempt is left; its page sends what is kept. */
  stop: () => void
  /** The questions with an image change in progress. */
  pending: () => string[]
  /**
   * Waits for changes in progress, at most this long. Resolves with the questions whose change failed
   * meanwhile.
   */
  settled: (atMostMs: number) => Promise<string[]>
}

/** All images of an answer after a change; undefined if the change came after the end. */
type Changed = { uploaded_images: string[] | undefined }

/** What keeps images on this device, loaded before the first one is added. */
const loadOutbox = () => import('../late/send-images.ts')

const withKept = ({ status, code, message }: RequestError): RequestError =>
  new RequestError(
    status,
    code,
    `${message} ${say('The image is kept on this device and sent again automatically.')}`,
  )

type ImageChangesOptions = {
  credentials: AttemptCredentials
  /** Called with all images of an answer after a change. */
  onImages: (questionId: string, images: string[]) => void
  onState: () => void
  /** The time by the services' clock. */
  now: () => number
  /** Whether any answer takes images. */
  takesImages: boolean
}

/** How long an image waits here that could not be sent, in milliseconds. */
const retryMs = 20_000
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
export const createImageChanges = ({
  credentials,
  onImages,
  onState,
  now,
  takesImages,
}: ImageChangesOptions): ImageChanges => {
  let isStopped = false
  const states = new Map<string, ImageState>()
  const underWay = new Map<string, Promise<void>>()
  const set = (questionId: string, state: ImageState): void => {
    states.set(questionId, state)
    onState()
  }

  const run = (questionId: string, request: () => Promise<Changed>): void => {
    // Changes run one after the other, because each response contains all images of the answer.
    const change = (underWay.get(questionId) ?? Promise.resolve())
      .then(request)
      .then(
        ({ uploaded_images: images }) => {
          if (images) onImages(questionId, images)
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
      throw new Error(
        say('The image is larger than {size} MB. Make it smaller and add it again.', { size: maxMegabytes }),
      )
    const { attemptId, token } = credentials
    const addedAt = now()
    const id = `${attemptId} ${addedAt} ${Math.random()}`
    const image = { id, attemptId, token, questionId, addedAt, file: small }
    const { keepImage } = await loadOutbox()
    await keepImage(image)
    return sendImage(image)
  }
  const sendImage = async (image: KeptImage): Promise<Changed> => {
    const { sendKept, staysKept } = await loadOutbox()
    return sendPatiently(async () => ({ uploaded_images: await sendKept(image) })).catch((error: unknown) => {
      if (!staysKept(error)) throw error
      setTimeout(resume, retryMs)
      throw withKept(toRequestError(error))
    })
  }

  const resume = (): void => {
    if (!hasImages() || isStopped) return
    const send = async (): Promise<void> => {
      for (const image of await (await loadOutbox()).keptImages())
        if (image.attemptId === credentials.attemptId && !underWay.has(image.questionId))
          run(image.questionId, () => sendImage(image))
    }
    // Without a connection the outbox may not be loaded; it is tried again when there is one.
    send().catch(() => undefined)
  }

  if (takesImages) {
    // Loaded before there is no connection.
    loadOutbox().catch(() => undefined)
    resume()
  }
  return {
    stateOf: (questionId) => states.get(questionId) ?? quiet,
    add: (questionId, file) => run(questionId, () => sendSmall(questionId, file)),
    remove: (questionId, link) =>
      run(questionId, () => removeImage(credentials, { question_id: questionId, link })),
    resume,
    stop: () => {
      isStopped = true
    },
    pending: () => [...underWay.keys()],
    settled: async (atMostMs) => {
      const waited = [...underWay.keys()]
      await Promise.race([Promise.all(underWay.values()), after(Math.max(0, atMostMs))])
      return waited.filter((questionId) => states.get(questionId)?.problem !== '')
    },
  }
}
