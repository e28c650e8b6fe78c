import { say } from '@quizwright/domain/language/say.ts'
import { attemptLimits } from '@quizwright/domain/limits.ts'
import type { LaterAnswer, SavedAnswer, Attempt } from '@quizwright/domain/schemas/attempt.ts'
import {
  leaveAttempt,
  storedUnsaved,
  storeUnsaved,
  storedOpenQuestion,
  storeOpenQuestion,
} from '../connection/browser-storage.ts'
import { hasDescriptive } from '../question/is-descriptive.ts'
import { type AttemptCredentials, saveAnswers } from '../connection/learner-api.ts'
import { noConnection, type RequestError } from '../connection/request-error.ts'
import { createAttemptEnd, type MovedEnd } from './attempt-end.ts'
import {
  type AnswerChanges,
  initialAnswers,
  type SentAnswers,
  toSent,
  toUnsaved,
  withChanges,
  isUnanswered,
} from './answers.ts'
import { createAutosave, type SaveState, type Autosave } from './autosave.ts'
import { withLaterAnswers } from './later-answers.ts'
import { createImageChanges } from './image-changes.ts'
import { createListeners } from './listeners.ts'
import { createServicesClock } from '../connection/services-clock.ts'
import type { UnsavedAnswer } from './unsaved-answer.ts'
import { waitForImages } from './wait-for-images.ts'

/** Saves until few enough answers are left to send with the hand-in, or until a try saves none. */
const saveAllButLast = async (autosave: Pick<Autosave, 'unsaved' | 'flush'>): Promise<void> => {
  let before = Infinity
  while (autosave.unsaved().length > attemptLimits.answersPerCall && autosave.unsaved().length < before) {
    before = autosave.unsaved().length
    await autosave.flush()
  }
  await autosave.flush()
}

/**
 * Remembers in the browser which question of an attempt is open, so that a reloaded page returns to it. `reached` is
 * the number of the first question that may be opened, 0 for any.
 */
const rememberOpenQuestion = (attemptId: string, answers: readonly SavedAnswer[], reached = 0) => {
  const remember = (index: number): void => storeOpenQuestion(attemptId, answers[index]?.question_id)
  const lastOpen = storedOpenQuestion(attemptId)
  const known = answers.findIndex(({ question_id: id }) => id === lastOpen)
  /** The question that was open last, or else the first without an answer. */
  const last = known >= 0 ? known : Math.max(0, answers.findIndex(isUnanswered))
  // Questions that were left, perhaps on another device, can not be opened again.
  const first = Math.max(last, reached - 1)
  // Before the first step too, because an answer makes another question the first without one.
  remember(first)
  return { first, remember }
}

export type AttemptState = {
  answers: readonly SavedAnswer[]
  /** The index of the open question. */
  openIndex: number
  saveState: SaveState
  /** The numbers of the questions whose answers were replaced by later ones from another device. */
  replaced: readonly number[]
  /** Whether the time is over, so that nothing can be changed. */
  isOver: boolean
  /** The new end of the attempt, if the instructor has moved it since the page was opened. */
  movedEnd: MovedEnd | undefined
}

/** The number of answers sent while the page closes. Browsers limit the body of such requests. */
const answersOnLeaving = 20

const firstState = (answers: readonly SavedAnswer[], openIndex: number): AttemptState => ({
  answers,
  openIndex,
  saveState: 'saved',
  replaced: [],
  isOver: false,
  movedEnd: undefined,
})

/** When each answer was given that an earlier visit did not send. */
const storedTimes = (attemptId: string): Map<string, number> =>
  new Map(storedUnsaved(attemptId).map((answer) => [answer.question_id, answer.answered_at]))

/** Without a way back the services learn that a question is open, and that the ones before it are left. */
const isOneWay = ({ arrangement }: Attempt): boolean => arrangement?.one_way === true

const canOpen = (paper: Attempt, { openIndex, isOver }: AttemptState, index: number): boolean =>
  !isOneWay(paper) || (index >= openIndex && !isOver)

/** What the services return for an answer. */
type Received = Pick<AnswerChanges, 'uploaded_images' | 'solution' | 'tries_left'>

/**
 * The answers of an attempt: kept in memory, in the browser's storage and by the services, each with the
 * seconds that its question was open.
 */
export const createAttemptStore = (credentials: AttemptCredentials, paper: Attempt) => {
  const answers = initialAnswers(paper)
  const openQuestion = rememberOpenQuestion(credentials.attemptId, answers, paper.reached)
  const changes = createListeners()
  const refusals = createListeners<RequestError>()
  let state = firstState(answers, openQuestion.first)
  let timedFrom = performance.now()
  const clock = createServicesClock(paper.now)
  const loadedAt = clock.now()
  /** When each answer was changed here. An answer that was not changed is as old as the page. */
  const answeredAt = storedTimes(credentials.attemptId)

  const set = (changed: Partial<AttemptState>): void => {
    state = { ...state, ...changed }
    changes.tell()
  }
  const autosave = createAutosave({
    send: async (batch) => {
      const sentAt = await end.readTime()
      const response = await saveAnswers(credentials, toSent(batch, sentAt))
      end.follow(response)
      keepLater(response.kept, sentAt)
    },
    store: (unsaved) => storeUnsaved(credentials.attemptId, unsaved),
    onState: (saveState) => set({ saveState }),
    onRefused: refusals.tell,
    initial: storedUnsaved(credentials.attemptId),
  })

  const end = createAttemptEnd(credentials, paper, {
    clock,
    onMoved: (movedEnd) => set({ movedEnd, isOver: end.secondsLeft() <= 0 }),
    onOver: refusals.tell,
  })
  /**
   * Replaces answers by later ones from another device and records which. An answer that was changed here
   * meanwhile stays.
   */
  const keepLater = (kept: readonly LaterAnswer[], sentAt: number): void => {
    if (kept.length === 0) return
    for (const { question_id: id } of kept)
      if ((answeredAt.get(id) ?? 0) <= sentAt) answeredAt.set(id, sentAt)
    const changedMeanwhile = (id: string) => (answeredAt.get(id) ?? 0) > sentAt
    set(withLaterAnswers(state, paper.questions, kept, changedMeanwhile))
  }
  /** Changes the answer of the open question and adds the time since the last change to it. */
  const changeOpen = (changed: AnswerChanges): void => {
    const now = performance.now()
    const seconds = (now - timedFrom) / 1_000
    timedFrom = now
    const open = state.answers[state.openIndex]
    // What is given after the end would not count, and would replace what was given in time.
    if (!open || state.isOver) return
    const answer = { ...open, ...changed, time_spent: open.time_spent + seconds }
    set({ answers: state.answers.with(state.openIndex, answer) })
    if (Object.keys(changed).length > 0) answeredAt.set(open.question_id, clock.now())
    autosave.change(toUnsaved(answer, answeredAt.get(open.question_id) ?? loadedAt))
  }
  /** Stores what the services return for an answer, whether its question is open or not. */
  const receive = (questionId: string, received: Received): void =>
    set({ answers: withChanges(state.answers, questionId, received) })
  const images = createImageChanges({
    credentials,
    onImages: (questionId, uploaded_images) => receive(questionId, { uploaded_images }),
    onState: () => set({}),
    now: clock.now,
    takesImages: hasDescriptive(paper),
  })
  const { secondsLeft } = end
  const addTime = (): void => changeOpen({})
  const endWith = (unsent: UnsavedAnswer[]): void => {
    autosave.stop()
    images.stop()
    end.stop()
    leaveAttempt(credentials, unsent)
  }

  return {
    read: (): AttemptState => state,
    subscribe: changes.add,
    /**
     * Calls the listener with the reason when the services accept no more answers. Returns a function that
     * removes it.
     */
    onRefused: refusals.add,
    change: changeOpen,
    receive,
    images,
    open: (index: number): void => {
      if (!canOpen(paper, state, index)) return
      addTime()
      set({ openIndex: index })
      openQuestion.remember(index)
      if (isOneWay(paper)) addTime()
    },
    /**
     * The unsaved answers to send with the hand-in, after all image uploads have ended. Rejects if too many
     * answers are left, or if an image failed.
     */
    lastAnswers: async (): Promise<SentAnswers> => {
      addTime()
      await waitForImages({ images, save: autosave.flush, secondsLeft, questions: paper.questions })
      addTime()
      await saveAllButLast(autosave)
      const unsaved = autosave.unsaved()
      if (unsaved.length > attemptLimits.answersPerCall)
        throw noConnection(say('None of your answers are lost. Submit when you’re back online.'))
      return toSent(unsaved, await end.readTime())
    },
    /** Sends unsaved answers now, because the connection may be back. */
    retry: (): void => void autosave.flush(),
    /** Sends unsaved answers now, because the page may be closed. */
    leave: (): void => {
      addTime()
      const unsaved = autosave.unsaved().slice(0, answersOnLeaving)
      if (unsaved.length === 0) return
      void saveAnswers(credentials, toSent(unsaved, clock.now()), { keepalive: true }).catch(() => undefined)
    },
    /** Follows the end of the attempt also while nothing is answered. Returns a function that stops it. */
    watchEnd: end.watch,
    /** Whether the time is over. From then on nothing can be changed. */
    confirmOver: async (): Promise<boolean> => {
      const isOver = await end.confirmOver()
      if (isOver) addTime()
      set({ isOver })
      return isOver
    },
    /** Stops saving, because the attempt is handed in with all its answers. */
    end: (): void => endWith([]),
    /** Stops saving, because the services take no more answers. Those that they do not have stay on this device. */
    endWithUnsaved: (): void => endWith(autosave.unsaved()),
    stop: autosave.stop,
    secondsLeft,
  }
}
export type AttemptStore = ReturnType<typeof createAttemptStore>
