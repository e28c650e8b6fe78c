import { hasUnsavedQuestions } from '@quizwright/machines/quiz-document/selectors.ts'
import { requireUid } from '../../auth/credentials.ts'
import { findOpenDraft } from './drafts-on-page.ts'

/** Whether this page has unsaved questions of the quiz. */
export const hasUnsaved = (quizId: string): boolean => {
  const draft = findOpenDraft(requireUid(), quizId)
  return draft !== undefined && hasUnsavedQuestions(draft.store.getSnapshot().context)
}
