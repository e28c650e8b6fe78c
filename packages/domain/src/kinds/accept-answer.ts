import { kindOf } from './kind-of.ts'
import type { Asked } from './question-kind.ts'

/**
 * An answer that is accepted too, and the share of the marks that it earns, in percent. `part_no` is the number of the
 * part, where the answers of several parts are typed; the share is then of the marks of that part.
 */
export type AlsoAccepted = { answer: string; share: number; part_no?: number | undefined }

/** Differences below this come from arithmetic with doubles. */
const epsilon = 1e-6

const shareOf = (asked: Asked, answer: string): number => {
  const { acceptedShare, mark } = kindOf(asked)
  return 100 * (acceptedShare?.(asked, answer) ?? mark(asked, { selected: [], answer }))
}

/** Returns what an answer is typed to: the question, or one of its parts as a question of its own. */
const askedFor = (asked: Asked, { part_no: partNo }: AlsoAccepted): Asked | undefined => {
  const parts = kindOf(asked).typedParts?.(asked)
  return parts ? parts.find((part) => part.partNo === partNo)?.asked : asked
}

/** Whether an answer earns this share already, or more. */
export const isAccepted = (asked: Asked, also: AlsoAccepted): boolean => {
  const typed = askedFor(asked, also)
  return typed !== undefined && shareOf(typed, also.answer) >= also.share - epsilon
}

/**
 * Returns a question whose key accepts an answer too, and all that count as the same. Undefined if the key can not say
 * so: the answer is no number where one is asked for, or the key is full. No answer earns less than before.
 */
export const acceptAnswer = <Content extends Asked>(
  content: Content,
  also: AlsoAccepted,
): Content | undefined => {
  if (isAccepted(content, also)) return content
  const typed = askedFor(content, also)
  const interaction = typed && kindOf(typed).accept?.(typed, also.answer, also.share)
  if (!interaction) return undefined
  if (Math.abs(shareOf({ ...typed, interaction }, also.answer) - also.share) >= epsilon) return undefined
  const { withTypedPart } = kindOf(content)
  const whole =
    withTypedPart && also.part_no !== undefined
      ? withTypedPart(content, also.part_no, interaction)
      : interaction
  return { ...content, interaction: whole }
}
