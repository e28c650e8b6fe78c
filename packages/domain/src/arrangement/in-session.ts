import * as z from 'zod/mini'
import { type Arrangement, arrangement } from './schema.ts'
import { withArrangement } from './with-arrangement.ts'

/**
 * The rules of papers that a session may have of its own: in which order it asks, and whether students may go back.
 * What answers earn is the same in all sessions of a quiz, so that they can be compared.
 */
export const sessionArrangement = z.pick(arrangement, {
  shuffle_questions: true,
  shuffle_options: true,
  one_way: true,
})
export type SessionArrangement = z.infer<typeof sessionArrangement>

/** Returns the arrangement of the papers of a session. With rules of its own, an absent one does not hold in it. */
export const arrangementIn = (
  ofQuiz: Arrangement | null | undefined,
  ofSession: SessionArrangement | null | undefined,
): Arrangement | null => {
  if (!ofSession) return ofQuiz ?? null
  const { shuffle_questions, shuffle_options, one_way } = ofSession
  return withArrangement(ofQuiz, { shuffle_questions, shuffle_options, one_way })
}
