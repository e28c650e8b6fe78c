import type { Solution } from '../schemas/attempt.ts'
import { kindOf } from './kind-of.ts'
import type { Answer, Asked } from './question-kind.ts'

/** Returns the key of an answer for its solution: of each part, or the answers that earn marks, and its feedback. */
export const keyOf = (asked: Asked, answer: Answer): Pick<Solution, 'accepted' | 'parts' | 'feedback'> => {
  const kind = kindOf(asked)
  const parts = kind.parts?.(asked, answer)
  const feedback = kind.feedback?.(asked, answer) ?? []
  return { ...(parts ? { parts } : acceptedOf(asked)), ...(feedback.length > 0 && { feedback }) }
}

/** Returns the answers that earn marks, for a solution; nothing for a question with options. */
export const acceptedOf = (asked: Asked): Pick<Solution, 'accepted'> => {
  const accepted = kindOf(asked).accepted?.(asked)
  return accepted ? { accepted } : {}
}
