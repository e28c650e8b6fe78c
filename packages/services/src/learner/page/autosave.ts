import { attemptLimits } from '@quizwright/contracts/limits.ts'
import type { GivenAnswer } from '@quizwright/contracts/schemas/learner.ts'
import type { Refused } from './calls.ts'

/** `waiting`: answers are on their way or the network is away. `closed`: the services take no more. */
export type SaveState = 'saved' | 'saving' | 'waiting' | 'closed'

export type Autosave = {
  change: (answer: GivenAnswer) => void
  /** Sends what waits now. Resolves when it was tried. */
  flush: () => Promise<void>
  /** What the services have not confirmed. */
  waiting: () => GivenAnswer[]
  stop: () => void
}

type Saving = {
  send: (answers: GivenAnswer[]) => Promise<unknown>
  /** Keeps a copy in the browser. */
  keep: (waiting: GivenAnswer[]) => void
  onState: (state: SaveState) => void
  /** The services refused for good. */
  onRefused: (refused: Refused) => void
  /** What an earlier visit left unconfirmed. */
  left?: readonly GivenAnswer[]
}

const quietMs = 400
const firstRetryMs = 1_000
const longestRetryMs = 30_000

/**
 * Keeps every change in the browser at once and sends it a moment later, again and again until the services
 * have it; the last change to a question counts.
 */
export const createAutosave = ({ send, keep, onState, onRefused, left = [] }: Saving): Autosave => {
  const waiting = new Map(left.map((answer) => [answer.question_id, answer]))
  let timer: ReturnType<typeof setTimeout> | undefined
  let retryMs = firstRetryMs
  let sending: Promise<void> | undefined
  let isStopped = false

  const later = (ms: number): void => {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(() => void flush(), ms)
  }

  const sendWaiting = async (): Promise<void> => {
    const batch = [...waiting.values()].slice(0, attemptLimits.answersAtOnce)
    onState('saving')
    try {
      await send(batch)
    } catch (error) {
      const refused = error as Refused
      if (!refused.mayPass) {
        isStopped = true
        onState('closed')
        return onRefused(refused)
      }
      onState('waiting')
      later(retryMs)
      retryMs = Math.min(retryMs * 2, longestRetryMs)
      return
    }
    retryMs = firstRetryMs
    // One that was changed meanwhile is another answer and goes next.
    for (const answer of batch)
      if (waiting.get(answer.question_id) === answer) waiting.delete(answer.question_id)
    keep([...waiting.values()])
    if (waiting.size === 0) onState('saved')
    else later(0)
  }

  const flush = async (): Promise<void> => {
    clearTimeout(timer)
    // One call after the other: what is sent later must arrive later.
    while (sending) await sending
    if (isStopped || waiting.size === 0) return
    sending = sendWaiting()
    await sending
    sending = undefined
  }

  if (waiting.size > 0) later(0)
  return {
    change: (answer) => {
      waiting.set(answer.question_id, answer)
      keep([...waiting.values()])
      if (!isStopped) onState('saving')
      later(quietMs)
    },
    flush,
    waiting: () => [...waiting.values()],
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
