import type { QuizDraft } from '@quizwright/machines/quiz-document/store.ts'
import type { Autosave } from './autosave.ts'

/** The document of a quiz that is being edited, stored in the browser at each change. */
export type OpenDraft = {
  /** Its key on this page. */
  id: string
  uid: string
  store: QuizDraft
  autosave: Autosave
}

/** The drafts that are open on this page. What opens and stores them is loaded by who edits. */
export const draftsOnPage = new Set<OpenDraft>()

/** The open draft of a quiz on this page; null stands for a new quiz. */
export const findOpenDraft = (uid: string, quizId: string | null): OpenDraft | undefined =>
  [...draftsOnPage].find(
    (draft) => draft.uid === uid && (draft.store.getSnapshot().context.quiz?._id ?? null) === quizId,
  )
