import type { SavedAnswer } from '@quizwright/domain/schemas/attempt.ts'
import { storedOpenQuestion, storeOpenQuestion } from '../connection/browser-storage.ts'
import { isUnanswered } from './answers.ts'

/**
 * Remembers in the browser which question of an attempt is open, so that a reloaded page returns to it. `reached` is
 * the number of the first question that may be opened, 0 for any.
 */
export const rememberOpenQuestion = (attemptId: string, answers: readonly SavedAnswer[], reached = 0) => {
  const remember = (index: number): void => storeOpenQuestion(attemptId, answers[index]?.question_id)
  const lastOpen = storedOpenQuestion(attemptId)
  const known = answers.findIndex(({ question_id: id }) => id === lastOpen)
  /** The question that was open last, or else the first without an answer. */
  const last = known >= 0 ? known : Math.max(0, answers.findIndex(isUnanswered))
  // Questions that were left, perhaps on another device, can not be opened again.
  const first = Math.max(last, reached - 1)
  // Before the first step too, because an answer makes another question the first without one.
  remember(first)
  return { first, remember }
}
