import { createStore, type EventFromStore } from '@xstate/store'
import { blankDetails } from './details.ts'
import type { Draft, QuizDocument, SavedDocument } from './document.ts'
import { edits } from './edits.ts'
import { forgetSteps, redo, undo } from './history.ts'
import { serviceEvents } from './service-events.ts'
import { withoutEmptyEvents } from './without-empty-events.ts'

/**
 * What a draft starts from. Details and questions that are not given are not read yet. `saved` differs from
 * `document` when a stored draft is continued.
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
 * The one document that an author works on, with undo and redo (`trigger.undo()`, `canUndo`). Wizard, import
 * review, editors and the pop-up window are views of it. Indexes count from 0; ids and blank questions are made
 * by the caller.
 */
export const createQuizDraft = (start: DraftStart) =>
  createStore({
    context: startOf(start),
    on: {
      ...edits,
      ...serviceEvents,
      /** A field was left or the keys rested: what is typed next is an undo step of its own. */
      endTyping: (draft) => (draft.run === undefined ? undefined : { ...draft, run: undefined }),
      /** No later undo changes these parts: they are out of sight, or they were saved. */
      forgetSteps: (draft, { parts }: { parts: readonly (keyof QuizDocument)[] }) =>
        forgetSteps(draft, parts),
      undo,
      redo,
    },
  }).with(withoutEmptyEvents())

export type QuizDraft = ReturnType<typeof createQuizDraft>
export type DraftEvent = EventFromStore<QuizDraft>
