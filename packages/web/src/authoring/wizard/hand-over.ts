import type { DraftQuestion } from '@quizwright/contracts/schemas/question.ts'
import type { Quiz } from '@quizwright/contracts/schemas/quiz.ts'
import { editorQuery } from '../../routes/editor-query.ts'
import { href } from '../../routes/routes.ts'
import { type Taking, takeUpQuestions } from './take-up-questions.ts'
import type { WizardHost } from './wizard-host.ts'

/** Most questions that travel in the address's state; more are in the draft alone. */
const mostInState = 1_000

/** Where the author goes on, with what travels along. */
export type HandOver = { address: string; state: { quiz: Quiz; questions?: readonly DraftQuestion[] } }

/**
 * Makes the draft ready for the question editor and says where that is. Rejects when the questions could not
 * be taken along: they are still with the caller.
 */
export const prepareHandOver = async (
  host: WizardHost,
  quiz: Quiz,
  coming: readonly DraftQuestion[],
  taking: Taking,
  signal: AbortSignal,
): Promise<HandOver> => {
  if (coming.length > 0) await takeUpQuestions(host, quiz, coming, taking, signal)
  const travels = coming.length > 0 && coming.length <= mostInState
  return {
    address: href.editQuestions(editorQuery(quiz)),
    state: { quiz, ...(travels && { questions: coming }) },
  }
}
