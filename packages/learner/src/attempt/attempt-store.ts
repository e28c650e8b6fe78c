import { attemptLimits } from '@quizwright/contracts/limits.ts'
import type { GivenAnswer, LaterAnswer, SavedAnswer, Attempt } from '@quizwright/contracts/schemas/attempt.ts'
import { storedUnsaved, storeUnsaved } from '../connection/browser-storage.ts'
import { type AttemptCredentials, saveAnswers } from '../connection/learner-api.ts'
import { noConnection, type RequestError } from '../connection/request-error.ts'
import { clockOffset, toTimestamp } from '../times.ts'
import { type AnswerChanges, initialAnswers, isUnanswered, toGiven, toUnsaved } from './answers.ts'
import { createAutosave, type SaveState } from './autosave.ts'
import { withLaterAnswers } from './later-answers.ts'
import { createImageChanges } from './image-changes.ts'
import { createListeners } from './listeners.ts'
import { saveAllButLast } from './save-all-but-last.ts'
import { waitForImages } from './wait-for-images.ts'

export type AttemptState = {
  answers: readonly SavedAnswer[]
  /** Index of the open question. */
  openIndex: number
  saveState: SaveState
  /** The numbers of the questions of which a later answer of another device stays. */
  replaced: readonly number[]
}

/** Browsers refuse a larger body of a request that outlives its page. */
const answersOnLeaving = 20

/**
 * The answers of an attempt: in memory, in the browser's storage and with the services, each with the seconds
 * that its question was open.
 */
export const createAttemptStore = (credentials: AttemptCredentials, paper: Attempt) => {
  const answers = initialAnswers(paper)
  const offsetMs = clockOffset(paper.now)
  const changes = createListeners()
  const refusals = createListeners<RequestError>()
  let state: AttemptState = {
    answers,
    openIndex: Math.max(0, answers.findIndex(isUnanswered)),
    saveState: 'saved',
    replaced: [],
  }
  let timedFrom = performance.now()
  const loadedAt = Date.now()
  /** When each answer was changed here. One that was only looked at is as old as the page. */
  const answeredAt = new Map(
    storedUnsaved(credentials.attemptId).map((answer) => [answer.question_id, answer.answered_at]),
  )

  const set = (changed: Partial<AttemptState>): void => {
    state = { ...state, ...changed }
    changes.tell()
  }
  const autosave = createAutosave({
    send: async (batch) => {
      const sentAt = Date.now()
      const { kept } = await saveAnswers(credentials, { answers: batch.map(toGiven) })
      keepLater(kept, sentAt)
    },
    store: (unsaved) => storeUnsaved(credentials.attemptId, unsaved),
    onState: (saveState) => set({ saveState }),
    onRefused: refusals.tell,
    initial: storedUnsaved(credentials.attemptId),
  })

  /** Takes over what another device answered later, and tells of it. What was changed here meanwhile stays. */
  const keepLater = (kept: readonly LaterAnswer[], sentAt: number): void => {
    if (kept.length === 0) return
    for (const { question_id: id } of kept)
      if ((answeredAt.get(id) ?? 0) <= sentAt) answeredAt.set(id, sentAt)
    const changedMeanwhile = (id: string) => (answeredAt.get(id) ?? 0) > sentAt
    set(withLaterAnswers(state, paper.questions, kept, changedMeanwhile))
  }
  /** Changes the open question's answer and adds the time since the last change to it. */
  const changeOpen = (changed: AnswerChanges): void => {
    const now = performance.now()
    const seconds = (now - timedFrom) / 1_000
    timedFrom = now
    const { openIndex } = state
    const open = state.answers[openIndex]
    if (!open) return
    const answer = { ...open, ...changed, time_spent: open.time_spent + seconds }
    set({ answers: state.answers.with(openIndex, answer) })
    if (Object.keys(changed).length > 0) answeredAt.set(open.question_id, Date.now())
    autosave.change(toUnsaved(answer, answeredAt.get(open.question_id) ?? loadedAt))
  }
  /** Takes over what the services say of an answer, open or not. */
  const receive = (questionId: string, received: Pick<AnswerChanges, 'uploaded_images' | 'solution'>): void =>
    set({
      answers: state.answers.map((answer) =>
        answer.question_id === questionId ? { ...answer, ...received } : answer,
      ),
    })
  const images = createImageChanges({
    credentials,
    onImages: (questionId, uploaded_images) => receive(questionId, { uploaded_images }),
    onState: () => set({}),
  })
  const secondsLeft = (): number => (toTimestamp(paper.due_at) - (Date.now() + offsetMs)) / 1_000
  const addTime = (): void => changeOpen({})

  return {
    read: (): AttemptState => state,
    subscribe: changes.add,
    /** The listener hears that the services accept no more answers, and why. Returns how to stop listening. */
    onRefused: refusals.add,
    change: changeOpen,
    receive,
    images,
    open: (index: number): void => {
      addTime()
      set({ openIndex: index })
    },
    /**
     * The unsaved answers that go along with the hand-in, once the images under way have arrived. Rejects when
     * too many are left, or when an image failed.
     */
    lastAnswers: async (): Promise<GivenAnswer[]> => {
      addTime()
      await waitForImages({ images, save: autosave.flush, secondsLeft, questions: paper.questions })
      addTime()
      await saveAllButLast(autosave)
      const unsaved = autosave.unsaved()
      if (unsaved.length > attemptLimits.answersPerCall)
        throw noConnection('Nothing you answered is lost; hand in when it is back.')
      return unsaved.map(toGiven)
    },
    /** Sends at once what is unsaved: the network may be back. */
    retry: (): void => void autosave.flush(),
    /** The page may be closed next. */
    leave: (): void => {
      addTime()
      const unsaved = autosave.unsaved().slice(0, answersOnLeaving)
      if (unsaved.length === 0) return
      void saveAnswers(credentials, { answers: unsaved.map(toGiven) }, { keepalive: true }).catch(
        () => undefined,
      )
    },
    /** The attempt is handed in, so nothing is saved any more. */
    end: (): void => {
      autosave.stop()
      storeUnsaved(credentials.attemptId, [])
    },
    stop: autosave.stop,
    secondsLeft,
  }
}
export type AttemptStore = ReturnType<typeof createAttemptStore>
