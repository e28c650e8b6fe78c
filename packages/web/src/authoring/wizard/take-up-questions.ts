import type { DraftQuestion } from '@quizwright/contracts/schemas/question.ts'
import type { Quiz } from '@quizwright/contracts/schemas/quiz.ts'
import { continueDraft, keptDrafts, type LiveDraft, liveDraft, openDraft } from '../document/open-drafts.ts'
import { readQuiz } from '../document/read-quiz.ts'
import { rest } from '../../api/rest.ts'
import type { WizardHost } from './wizard-host.ts'

/** What the questions that come do to those that are there. */
export type Taking = 'replace' | 'add'

/**
 * The quiz's draft: the one of this page, what was left of it unsaved, or a new one. What began elsewhere is
 * left to the question editor, which can merge.
 */
const draftOf = async (quiz: Quiz, signal: AbortSignal): Promise<LiveDraft> => {
  const open = liveDraft(quiz._id)
  if (open) return open
  const stored = await readQuiz(rest, quiz._id, { signal, onProgress: () => undefined })
  const [left] = await keptDrafts(quiz.instructor_id, quiz._id)
  return left && left.revision === stored.revision ? continueDraft(stored, left) : openDraft(stored)
}

/**
 * Puts questions that came from a file or a generation into the quiz's draft, as one step that can be undone,
 * and once only however often the author comes by. Nothing of them is stored before the author saves.
 */
export const takeUpQuestions = async (
  host: WizardHost,
  quiz: Quiz,
  coming: readonly DraftQuestion[],
  taking: Taking,
  signal: AbortSignal,
): Promise<LiveDraft> => {
  const live = await draftOf(quiz, signal)
  if (coming.length > 0 && host.takenUp !== coming) {
    host.takenUp = coming
    if (taking === 'replace') live.store.trigger.replaceQuestions({ questions: coming })
    else live.store.trigger.addQuestions({ added: coming })
  }
  return live
}
