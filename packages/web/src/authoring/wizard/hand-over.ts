import type { DraftQuestion } from '@quizwright/contracts/schemas/question.ts'
import type { Quiz } from '@quizwright/contracts/schemas/quiz.ts'
import {
  type AddMode,
  type IncomingPart,
  pendingQuestions,
} from '@quizwright/machines/quiz-document/incoming-questions.ts'
import { href } from '../../routes/routes.ts'
import { editorQuery } from '../../routes/editor-query.ts'
import { addToQuestions } from '../document/add-to-questions.ts'
import type { OpenDraft } from '../document/open-drafts.ts'
import { quizOf } from '../document/quiz-of.ts'

/** Most questions that travel in the state of the address; more are in the draft alone. */
const mostInState = 1_000

/** Where the author goes on, with what travels along. */
export type HandOver = { address: string; state: { quiz: Quiz; questions?: readonly DraftQuestion[] } }

/**
 * Adds the questions that came to the quiz and returns the address of its editor. Rejects when they could not
 * be added: they are still in the draft.
 */
export const prepareHandOver = async (
  draft: OpenDraft,
  part: IncomingPart | null,
  mode: AddMode,
  signal: AbortSignal,
): Promise<HandOver> => {
  const incoming = part ? pendingQuestions(draft.store.getSnapshot().context.document[part]) : []
  if (part) await addToQuestions(draft, part, mode, signal)
  const quiz = quizOf(draft.store)
  const travels = incoming.length > 0 && incoming.length <= mostInState
  return {
    address: href.editQuestions(editorQuery(quiz)),
    state: { quiz, ...(travels && { questions: incoming }) },
  }
}
