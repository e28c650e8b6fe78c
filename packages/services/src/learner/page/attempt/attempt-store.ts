import { attemptLimits } from '@quizwright/contracts/limits.ts'
import type { GivenAnswer, KeptAnswer, Paper } from '@quizwright/contracts/schemas/learner.ts'
import { createAutosave, type SaveState } from '../autosave.ts'
import { type Holder, Refused, saveAnswers } from '../calls.ts'
import { clockAhead, momentMs } from '../clock.ts'
import { keepWaiting, waitingAnswers } from '../remembered.ts'

/** What of an answer its student changes. */
export type Changes = Partial<
  Pick<KeptAnswer, 'selected' | 'answer' | 'is_marked' | 'uploaded_images' | 'solution'>
>
/** `at` is the place of the open question, from 0. `refused`: the services take no more answers, and why. */
export type AttemptState = {
  answers: readonly KeptAnswer[]
  at: number
  saved: SaveState
  refused: Refused | undefined
}

/** Whether nothing was answered yet. */
export const isOpen = ({ selected, answer, uploaded_images }: KeptAnswer): boolean =>
  selected.length === 0 && answer.trim() === '' && uploaded_images.length === 0

export const toGiven = ({
  question_id,
  selected,
  answer,
  is_marked,
  time_spent,
}: KeptAnswer): GivenAnswer => ({ question_id, selected, answer, is_marked, time_spent })

/** Browsers refuse a larger body of a call that outlives its page. */
const answersOnLeaving = 20

/** What the services have, with what this browser has not handed over yet. */
const answersAtFirst = ({ attempt_id, answers }: Paper): KeptAnswer[] => {
  const waiting = new Map(waitingAnswers(attempt_id).map((answer) => [answer.question_id, answer]))
  return answers.map((answer) =>
    answer.solution ? answer : { ...answer, ...waiting.get(answer.question_id) },
  )
}

/**
 * The answers of an attempt as they are given: kept here, in the browser's store and with the services, with
 * the seconds that each question was open.
 */
export const createAttemptStore = (holder: Holder, paper: Paper) => {
  const answers = answersAtFirst(paper)
  const ahead = clockAhead(paper.now)
  const listeners = new Set<() => void>()
  let state: AttemptState = {
    answers,
    at: Math.max(0, answers.findIndex(isOpen)),
    saved: 'saved',
    refused: undefined,
  }
  let openedAt = performance.now()

  const set = (changes: Partial<AttemptState>): void => {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }
  const saving = createAutosave({
    send: (batch) => saveAnswers(holder, { answers: batch }),
    keep: (waiting) => keepWaiting(holder.attemptId, waiting),
    onState: (saved) => set({ saved }),
    onRefused: (refused) => set({ refused }),
    left: waitingAnswers(holder.attemptId),
  })

  /** The time since the open question was opened, or last changed, goes to it. */
  const put = (index: number, changes: Changes): void => {
    const now = performance.now()
    const spent = (now - openedAt) / 1_000
    openedAt = now
    const { at } = state
    const next = state.answers.map((answer, no) => ({
      ...answer,
      ...(no === index && changes),
      ...(no === at && { time_spent: answer.time_spent + spent }),
    }))
    set({ answers: next })
    for (const no of new Set([index, at])) saving.change(toGiven(next[no]!))
  }
  const settleTime = (): void => put(state.at, {})

  return {
    read: (): AttemptState => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Changes the answer to the open question. */
    change: (changes: Changes): void => put(state.at, changes),
    open: (index: number): void => {
      settleTime()
      set({ at: index })
    },
    /** The last answers, which go along with the hand-in: all but these have been saved. */
    last: async (): Promise<GivenAnswer[]> => {
      settleTime()
      for (
        let before = Infinity;
        saving.waiting().length > attemptLimits.answersAtOnce && saving.waiting().length < before;
      ) {
        before = saving.waiting().length
        await saving.flush()
      }
      await saving.flush()
      const waiting = saving.waiting()
      if (waiting.length > attemptLimits.answersAtOnce)
        throw new Refused(
          0,
          'NO_NETWORK',
          'There is no connection just now. Nothing you answered is lost; hand in when it is back.',
        )
      return waiting
    },
    /** Tries at once what waits: the network may be back. */
    retry: (): void => void saving.flush(),
    leave: (): void => {
      settleTime()
      const waiting = saving.waiting().slice(0, answersOnLeaving)
      if (waiting.length > 0) void saveAnswers(holder, { answers: waiting }, true).catch(() => undefined)
    },
    /** Nothing is to be saved any more: it is handed in. */
    end: (): void => {
      saving.stop()
      keepWaiting(holder.attemptId, [])
    },
    stop: saving.stop,
    secondsLeft: (): number => (momentMs(paper.due_at) - (Date.now() + ahead)) / 1_000,
  }
}
export type AttemptStore = ReturnType<typeof createAttemptStore>
