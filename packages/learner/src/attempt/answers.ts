import { attemptLimits } from '@quizwright/contracts/limits.ts'
import type { GivenAnswer, SavedAnswer, Attempt } from '@quizwright/contracts/schemas/attempt.ts'
import type { UnsavedAnswer } from './unsaved-answer.ts'
import { storedUnsaved } from '../connection/browser-storage.ts'

/** What of an answer its student changes. */
export type AnswerChanges = Partial<
  Pick<SavedAnswer, 'selected' | 'answer' | 'is_marked' | 'uploaded_images' | 'solution'>
>

/** Whether nothing was answered yet. */
export const isUnanswered = ({ selected, answer, uploaded_images }: SavedAnswer): boolean =>
  selected.length === 0 && answer.trim() === '' && uploaded_images.length === 0

/** An answer of this device, with the time at which it was given here. */
export const toUnsaved = (
  { question_id, selected, answer, is_marked, time_spent }: SavedAnswer,
  answered_at: number,
): UnsavedAnswer => ({ question_id, selected, answer, is_marked, time_spent, answered_at })

/** An answer as it is sent: with its age, which is right on a device whose clock is wrong too. */
export const toGiven = ({ answered_at: at, ...answer }: UnsavedAnswer): GivenAnswer => ({
  ...answer,
  // What an earlier release left in the browser has no time.
  answered_ago: Math.min(Math.max(0, (Date.now() - (at ?? Date.now())) / 1_000), attemptLimits.maxSeconds),
})

/** What the services have, with what this browser has not sent yet. A checked answer does not change. */
export const initialAnswers = ({ attempt_id, answers }: Attempt): SavedAnswer[] => {
  const unsaved = new Map(storedUnsaved(attempt_id).map((answer) => [answer.question_id, answer]))
  return answers.map((answer) =>
    answer.solution ? answer : withoutTime({ ...answer, ...unsaved.get(answer.question_id) }),
  )
}

const withoutTime = ({ answered_at: _, ...answer }: SavedAnswer & { answered_at?: number }): SavedAnswer =>
  answer
