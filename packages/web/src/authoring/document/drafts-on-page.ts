import type { QuizDraft } from '@quizwright/machines/quiz-document/store.ts'
import type { Autosave } from './autosave.ts'
import type { createDraftKeeper } from './kept/keep-draft.ts'

/** Gives the services a copy of the unsaved questions. */
type DraftKeeper = ReturnType<typeof createDraftKeeper>

/** The document of a quiz that is being edited. Each change is stored in the browser. */
export type OpenDraft = {
  /** The key of the draft on this page. */
  id: string
  uid: string
  store: QuizDraft
  autosave: Autosave
  keeper: DraftKeeper
}

/** The drafts that are open on this page. The code that opens and stores them is loaded only for editing. */
export const draftsOnPage = new Set<OpenDraft>()

const openedListeners = new Set<(draft: OpenDraft) => void>()

/** Lists a draft that was opened on this page, and tells it. */
export const addDraft = (draft: OpenDraft): void => {
  draftsOnPage.add(draft)
  for (const listener of openedListeners) listener(draft)
}

/** Calls back for each draft that is opened from now on. Returns a function that ends it. */
export const onDraftOpened = (listener: (draft: OpenDraft) => void): (() => void) => {
  openedListeners.add(listener)
  return () => void openedListeners.delete(listener)
}

/** The open draft of a quiz on this page; null for a new quiz. */
export const findOpenDraft = (uid: string, quizId: string | null): OpenDraft | undefined =>
  [...draftsOnPage].find(
    (draft) => draft.uid === uid && (draft.store.getSnapshot().context.quiz?._id ?? null) === quizId,
  )
