import { applyChanges, baseOf } from './changes.ts'
import { fromStoredHistory } from './history/stored-history.ts'
import type { OpenDraft } from './drafts-on-page.ts'
import { readQuiz, type ReadOptions, type StoredQuiz } from '../../questions/read-quiz.ts'

export const hasQuestions = ({ store }: OpenDraft): boolean =>
  store.getSnapshot().context.revisions.questions !== null

/** Puts the questions of the stored quiz into a draft, with the stored changes applied. */
export const putQuestions = (
  { store, autosave }: OpenDraft,
  { quiz, questions, revision }: StoredQuiz,
): void => {
  const { changes, order } = autosave.questions()
  const isChanged = changes.length > 0 || order !== null
  store.trigger.quizDescribed({ changes: quiz })
  // If nothing was changed, both lists are the same object, because unsaved changes are found by reference.
  store.trigger.questionsRead({
    saved: isChanged ? baseOf(questions, changes) : questions,
    questions: isChanged ? applyChanges(questions, changes, order) : questions,
    revision: isChanged ? (autosave.row()?.revision ?? revision) : revision,
  })
  // Stored steps only fit if nobody else has changed the quiz since.
  const history = isChanged && autosave.row()?.revision === revision ? autosave.history() : null
  const { document, saved } = store.getSnapshot().context
  const steps = history && fromStoredHistory(history, document.questions, saved.questions)
  if (steps) store.trigger.historyRead(steps)
}

/**
 * Reads the questions of a draft's quiz unless they are read already. Rejects with the problem of the failed
 * call.
 */
export const readQuestions = async (draft: OpenDraft, options: ReadOptions): Promise<void> => {
  const { quiz } = draft.store.getSnapshot().context
  if (!quiz || hasQuestions(draft)) return
  const stored = await readQuiz(quiz._id, options)
  if (!hasQuestions(draft)) putQuestions(draft, stored)
}
