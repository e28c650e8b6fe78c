import type { Solution } from '../schemas/attempt.ts'
import { kindOf } from './kind-of.ts'
import type { Asked } from './question-kind.ts'

/** Returns the answers that earn marks, for a solution; nothing for a question with options. */
export const acceptedOf = (asked: Asked): Pick<Solution, 'accepted'> => {
  const accepted = kindOf(asked).accepted?.(asked)
  return accepted ? { accepted } : {}
}
