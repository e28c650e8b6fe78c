import type { Solution } from '../schemas/attempt.ts'
import { kindOf } from './kind-of.ts'
import { feedbackOn, type QuestionFeedback } from './question-feedback.ts'
import type { Answer, Asked } from './question-kind.ts'

/**
 * Returns the key of an answer for its solution: of each part, or the answers that earn marks, and its feedback.
 * `isRight`: whether the answer earned all marks.
 */
export const keyOf = (
  asked: Asked & QuestionFeedback,
  answer: Answer,
  isRight: boolean,
): Pick<Solution, 'accepted' | 'parts' | 'feedback'> => {
  const kind = kindOf(asked)
  const parts = kind.parts?.(asked, answer)
  const said = [...(kind.feedback?.(asked, answer) ?? []), ...feedbackOn(asked, answer, isRight)]
  const feedback = [...new Set(said)]
  return { ...(parts ? { parts } : acceptedOf(asked)), ...(feedback.length > 0 && { feedback }) }
}

/** Returns the answers that earn marks, for a solution; nothing for a question with options. */
export const acceptedOf = (asked: Asked): Pick<Solution, 'accepted'> => {
  const accepted = kindOf(asked).accepted?.(asked)
  return accepted ? { accepted } : {}
}
