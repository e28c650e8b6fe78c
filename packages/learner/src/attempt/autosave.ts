import { attemptLimits } from '@quizwright/domain/limits.ts'
import { isPaused, type RequestError, toRequestError } from '../connection/request-error.ts'
import type { UnsavedAnswer } from './unsaved-answer.ts'

/**
 * `waiting`: there are unsaved answers and no connection. `paused`: there are, and the quiz is closed just now.
 * `closed`: the services accept no more answers.
 */
export type SaveState = 'saved' | 'saving' | 'waiting' | 'paused' | 'closed'

export type Autosave = {
  change: (answer: UnsavedAnswer) => void
  /** Sends unsaved answers now. Resolves after one try, whether it succeeds or not. */
  flush: () => Promise<void>
  /** The answers that the services have not confirmed. */
  unsaved: () => UnsavedAnswer[]
  stop: () => void
}

type AutosaveOptions = {
  send: (answers: UnsavedAnswer[]) => Promise<unknown>
  /** Stores a copy of the unsaved answers in the browser. */
  store: (unsaved: UnsavedAnswer[]) => void
  onState: (state: SaveState) => void
  /** Called when the services refuse for good, and once while the quiz is closed. */
  onRefused: (error: RequestError) => void
  /** Unsaved answers of an earlier visit. */
  initial?: readonly UnsavedAnswer[]
}

const debounceMs = 400
const firstRetryMs = 1_000
const longestRetryMs = 30_000

/**
 * Stores every change in the browser at once, sends it a moment later, and retries until the services confirm
 * it. Only the last of several changes to a question is sent.
 */
export const createAutosave = ({
  send,
  store,
  onState,
  onRefused,
  initial = [],
}: AutosaveOptions): Autosave => {
  const unsaved = new Map(initial.map((answer) => [answer.question_id, answer]))
  let timer: ReturnType<typeof setTimeout> | undefined
  let retryMs = firstRetryMs
  let sending: Promise<void> | undefined
  let isStopped = false
  let hasToldPause = false

  const flushIn = (ms: number): void => {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(() => void flush(), ms)
  }

  const afterFailure = (error: RequestError): void => {
    if (!error.isRetryable && !isPaused(error)) {
      isStopped = true
      onState('closed')
      onRefused(error)
      return
    }
    onState(isPaused(error) ? 'paused' : 'waiting')
    if (isPaused(error) && !hasToldPause) {
      hasToldPause = true
      onRefused(error)
    }
    flushIn(retryMs)
    retryMs = Math.min(retryMs * 2, longestRetryMs)
  }

  const afterSuccess = (batch: readonly UnsavedAnswer[]): void => {
    retryMs = firstRetryMs
    hasToldPause = false
    // An answer that changed meanwhile is a new object and is sent next.
    for (const answer of batch)
      if (unsaved.get(answer.question_id) === answer) unsaved.delete(answer.question_id)
    store([...unsaved.values()])
    if (unsaved.size === 0) onState('saved')
    else flushIn(0)
  }

  const sendBatch = async (): Promise<void> => {
    const batch = [...unsaved.values()].slice(0, attemptLimits.answersPerCall)
    onState('saving')
    try {
      await send(batch)
    } catch (error) {
      return afterFailure(toRequestError(error))
    }
    afterSuccess(batch)
  }

  const flush = async (): Promise<void> => {
    clearTimeout(timer)
    // Requests are sent one after the other, so that a later change arrives later.
    while (sending) await sending
    if (isStopped || unsaved.size === 0) return
    sending = sendBatch()
    await sending
    sending = undefined
  }

  if (unsaved.size > 0) flushIn(0)
  return {
    change: (answer) => {
      unsaved.set(answer.question_id, answer)
      store([...unsaved.values()])
      if (!isStopped) onState('saving')
      flushIn(debounceMs)
    },
    flush,
    unsaved: () => [...unsaved.values()],
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
