import type { GivenAnswer, SavedAnswer, Attempt } from '@quizwright/contracts/schemas/attempt.ts'
import { storedUnsaved } from '../connection/browser-storage.ts'

/** What of an answer its student changes. */
export type AnswerChanges = Partial<
  Pick<SavedAnswer, 'selected' | 'answer' | 'is_marked' | 'uploaded_images' | 'solution'>
>

/** Whether nothing was answered yet. */
export const isUnanswered = ({ selected, answer, uploaded_images }: SavedAnswer): boolean =>
  selected.length === 0 && answer.trim() === '' && uploaded_images.length === 0

/** An answer as it is sent. */
export const toGiven = ({
  question_id,
  selected,
  answer,
  is_marked,
  time_spent,
}: SavedAnswer): GivenAnswer => ({ question_id, selected, answer, is_marked, time_spent })

/** What the services have, with what this browser has not sent yet. A checked answer does not change. */
export const initialAnswers = ({ attempt_id, answers }: Attempt): SavedAnswer[] => {
  const unsaved = new Map(storedUnsaved(attempt_id).map((answer) => [answer.question_id, answer]))
  return answers.map((answer) =>
    answer.solution ? answer : { ...answer, ...unsaved.get(answer.question_id) },
  )
}
