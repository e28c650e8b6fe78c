import {
  type AddMode,
  type IncomingPart,
  pendingQuestions,
} from '@quizwright/machines/quiz-document/incoming-questions.ts'
import type { OpenDraft } from './drafts-on-page.ts'
import { readQuestions } from './read-questions.ts'

/**
 * Adds the imported or generated questions to those of the quiz, which are read first, as one step that can be
 * undone. Nothing of them is saved before the author saves. Resolves with how many questions there were before; 0
 * also where none came. Rejects with the problem of the failed call.
 */
export const addToQuestions = async (
  draft: OpenDraft,
  part: IncomingPart,
  mode: AddMode,
  signal: AbortSignal,
): Promise<number> => {
  const { store } = draft
  if (pendingQuestions(store.getSnapshot().context.document[part]).length === 0) return 0
  await readQuestions(draft, { signal, onProgress: () => undefined })
  // From here on undo only concerns questions.
  store.trigger.forgetSteps({ parts: ['details', 'imported', 'generated'] })
  const before = store.getSnapshot().context.document.questions.length
  store.trigger.addIncoming({ part, mode })
  return before
}
