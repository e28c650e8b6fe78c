import { kindOf } from './kind-of.ts'
import type { Asked } from './question-kind.ts'

/** An answer that is accepted too, and the share of the marks that it earns, in percent. */
export type AlsoAccepted = { answer: string; share: number }

/** Differences below this come from arithmetic with doubles. */
const epsilon = 1e-6

const shareOf = (asked: Asked, answer: string): number =>
  100 * kindOf(asked).mark(asked, { selected: [], answer })

/** Whether an answer earns this share already, or more. */
export const isAccepted = (asked: Asked, { answer, share }: AlsoAccepted): boolean =>
  shareOf(asked, answer) >= share - epsilon

/**
 * Returns a question whose key accepts an answer too, and all that count as the same. Undefined if the key can not say
 * so: the answer is no number where one is asked for, or the key is full. No answer earns less than before.
 */
export const acceptAnswer = <Content extends Asked>(
  content: Content,
  also: AlsoAccepted,
): Content | undefined => {
  if (isAccepted(content, also)) return content
  const interaction = kindOf(content).accept?.(content, also.answer, also.share)
  if (!interaction) return undefined
  const accepting = { ...content, interaction }
  return Math.abs(shareOf(accepting, also.answer) - also.share) < epsilon ? accepting : undefined
}
