import {
  type AddMode,
  type IncomingPart,
  pendingQuestions,
} from '@quizwright/machines/quiz-document/incoming-questions.ts'
import type { OpenDraft } from './drafts-on-page.ts'
import { readQuestions } from './read-questions.ts'

/**
 * Adds the imported or generated questions to those of the quiz, which are read first, in one undo step.
 * Nothing is saved until the author saves. Resolves with the number of questions before, or 0 if there was
 * nothing to add. Rejects with the problem of the failed call.
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
