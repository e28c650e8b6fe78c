import { elementAt } from '@quizwright/domain/defined.ts'
import { isBlankResponse } from '@quizwright/domain/rules/is-blank-response.ts'
import { isBlankText } from '@quizwright/domain/rules/is-blank-text.ts'
import { attemptLimits } from '@quizwright/domain/limits.ts'
import type { SavedAnswer, Attempt } from '@quizwright/domain/schemas/attempt.ts'
import type { GivenAnswer } from '@quizwright/domain/schemas/given-answer.ts'
import type { UnsavedAnswer } from './unsaved-answer.ts'
import { storedUnsaved } from '../connection/browser-storage.ts'

/** The properties of an answer that its student can change. */
export type AnswerChanges = Partial<
  Pick<
    SavedAnswer,
    'selected' | 'answer' | 'response' | 'is_marked' | 'uploaded_images' | 'solution' | 'tries_left'
  >
>

/** Whether the question has no answer yet. */
export const isUnanswered = ({ selected, answer, response, uploaded_images }: SavedAnswer): boolean =>
  selected.length === 0 && isBlankText(answer) && isBlankResponse(response) && uploaded_images.length === 0

/** An answer given on this device, with its time by the clock of the services. */
export const toUnsaved = (
  { question_id, selected, answer, response, is_marked, time_spent }: SavedAnswer,
  answered_at: number,
): UnsavedAnswer => ({
  question_id,
  selected,
  answer,
  ...(response && { response }),
  is_marked,
  time_spent,
  answered_at,
})

/** Answers as they are sent. Each carries its age, which is correct even if the clock of the device is not. */
export const toGiven = (unsaved: readonly UnsavedAnswer[], now: number): GivenAnswer[] =>
  unsaved.map(({ answered_at: at, ...answer }) => ({
    ...answer,
    // Answers stored by an earlier release have no time.
    answered_ago: Math.min(Math.max(0, (now - (at ?? now)) / 1_000), attemptLimits.maxSeconds),
  }))

/** Answers and when the device sends them, by the services' clock as far as it knows it. */
export type SentAnswers = { answers: GivenAnswer[]; sent_at: number }

export const toSent = (unsaved: readonly UnsavedAnswer[], now: number): SentAnswers => ({
  answers: toGiven(unsaved, now),
  sent_at: Math.round(now),
})

/** The answers with changes to that of one question. */
export const withChanges = (
  answers: readonly SavedAnswer[],
  questionId: string,
  changes: AnswerChanges,
): SavedAnswer[] =>
  answers.map((answer) => (answer.question_id === questionId ? { ...answer, ...changes } : answer))

/** An answer that is sent as soon as it is given. */
export const justGiven = (answer: SavedAnswer): GivenAnswer =>
  elementAt(toGiven([toUnsaved(answer, 0)], 0), 0)

/**
 * Merges the answers that the services have with those that this browser has not sent yet. A checked answer
 * cannot change.
 */
export const initialAnswers = ({ attempt_id, answers }: Attempt): SavedAnswer[] => {
  const unsaved = new Map(storedUnsaved(attempt_id).map((answer) => [answer.question_id, answer]))
  return answers.map((answer) =>
    answer.solution ? answer : withoutTime({ ...answer, ...unsaved.get(answer.question_id) }),
  )
}

const withoutTime = ({ answered_at: _, ...answer }: SavedAnswer & { answered_at?: number }): SavedAnswer =>
  answer
