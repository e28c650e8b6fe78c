import type { SavedAnswer } from '@quizwright/domain/schemas/attempt.ts'
import { storedOpenQuestion, storeOpenQuestion } from '../connection/browser-storage.ts'
import { isUnanswered } from './answers.ts'

/** Remembers in the browser which question of an attempt is open, so that a reloaded page returns to it. */
export const rememberOpenQuestion = (attemptId: string, answers: readonly SavedAnswer[]) => {
  const remember = (index: number): void => storeOpenQuestion(attemptId, answers[index]?.question_id)
  const lastOpen = storedOpenQuestion(attemptId)
  const known = answers.findIndex(({ question_id: id }) => id === lastOpen)
  /** The question that was open last, or else the first without an answer. */
  const first = known >= 0 ? known : Math.max(0, answers.findIndex(isUnanswered))
  // Before the first step too, because an answer makes another question the first without one.
  remember(first)
  return { first, remember }
}
