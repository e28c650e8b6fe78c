import { createStore, type EventFromStore, type EventPayloadMap, type StoreExtension } from '@xstate/store'
import { blankDetails } from './details.ts'
import type { Draft, QuizDocument, SavedDocument } from './document.ts'
import { edits } from './edits.ts'
import { forgetSteps, redo, undo } from './history.ts'
import { serviceEvents } from './service-events.ts'

/** Makes an event that changes nothing keep the snapshot, so that no subscriber is notified. */
const withoutEmptyEvents =
  <Events extends EventPayloadMap>(): StoreExtension<Draft, Events, Record<never, never>, never> =>
  (logic) => ({
    ...logic,
    transition: (snapshot, event) => {
      const result = logic.transition(snapshot, event as Parameters<typeof logic.transition>[1])
      return result[0].context === snapshot.context ? [snapshot, []] : result
    },
  })

/**
 * The initial state of a draft. Without `details` or `questions` that part counts as not read yet. `saved`
 * differs from `document` if a stored draft is continued.
 */
export type DraftStart = {
  quiz?: Draft['quiz']
  document?: Partial<QuizDocument>
  saved?: Partial<SavedDocument>
  revisions?: Partial<Draft['revisions']>
}

const unread: QuizDocument = {
  details: blankDetails(new Date(0)),
  questions: [],
  imported: null,
  generated: null,
  popUp: null,
}

const startOf = ({ quiz = null, document: given = {}, saved = {}, revisions }: DraftStart): Draft => {
  const document = { ...unread, ...given }
  const revisionOf = (part: keyof Draft['revisions']) => (given[part] ? (quiz?.revision ?? 0) : null)
  return {
    document,
    saved: { details: document.details, questions: document.questions, popUp: null, ...saved },
    quiz,
    revisions: { details: revisionOf('details'), questions: revisionOf('questions'), ...revisions },
    past: [],
    future: [],
    run: undefined,
  }
}

/**
 * The one document that an author works on, with undo and redo (`trigger.undo()`, `canUndo`). The wizard, the
 * import review, the editors and the pop-up window are views of it. Indexes count from 0. The caller makes
 * ids and blank questions.
 */
export const createQuizDraft = (start: DraftStart) =>
  createStore({
    context: startOf(start),
    on: {
      ...edits,
      ...serviceEvents,
      /** The author left a field or paused: further typing is a new undo step. */
      endTyping: (draft) => (draft.run === undefined ? undefined : { ...draft, run: undefined }),
      /** Excludes these parts from all undo steps, because they are no longer visible or were saved. */
      forgetSteps: (draft, { parts }: { parts: readonly (keyof QuizDocument)[] }) =>
        forgetSteps(draft, parts),
      undo,
      redo,
    },
  }).with(withoutEmptyEvents())

export type QuizDraft = ReturnType<typeof createQuizDraft>
export type DraftEvent = EventFromStore<QuizDraft>
