import { has, type Pair } from './pair-sentences.ts'
import type { Clause } from './sentence.ts'

/** Clauses with this share of the shorter one's words in common are about the same. */
const sameSubjectShare = 0.5
/** Preferred among equally close clauses is one that agrees, because it does not contradict. */
const preference = 0.001

const commonShare = (one: Clause, other: Clause): number => {
  const [shorter, longer] = one.words.length <= other.words.length ? [one, other] : [other, one]
  return shorter.words.filter((word) => has(longer.words, word)).length / shorter.words.length
}

const findSameSubject = (clause: Clause, clauses: readonly Clause[]): Clause | undefined => {
  const [best] = clauses
    .filter(({ words }) => words.length > 0)
    .map((candidate) => ({
      candidate,
      share: commonShare(clause, candidate) + (clause.isNegated === candidate.isNegated ? preference : 0),
    }))
    .sort((a, b) => b.share - a.share)
  return best && best.share >= sameSubjectShare ? best.candidate : undefined
}

/** With another word beside it, a negation may say the same: "not connected" where the solution says "separated". */
const isInOtherWords = (said: Clause, expected: Clause): boolean =>
  said.words.some((word) => !has(expected.words, word)) &&
  expected.words.some((word) => !has(said.words, word))

/** Finds a clause that is negated where the same one of the other sentence is not. */
const findOtherwise = (clauses: readonly Clause[], others: readonly Clause[]): Clause | undefined =>
  clauses.find((clause) => {
    if (clause.words.length < (clauses.length === 1 ? 1 : 2)) return false
    const counterpart = findSameSubject(clause, others)
    return (
      counterpart !== undefined &&
      counterpart.isNegated !== clause.isNegated &&
      !isInOtherWords(clause, counterpart)
    )
  })

const textOf = (isNegated: boolean): string =>
  isNegated ? 'Says "not" where the solution does not.' : 'Leaves out a "not" that the solution has.'

export const findNegation = ({ said, expected }: Pair): string | undefined => {
  const found = findOtherwise(said.clauses, expected.clauses)
  if (found) return textOf(found.isNegated)
  // A clause of the solution may be part of a longer one of the answer.
  const other = findOtherwise(expected.clauses, said.clauses)
  return other && textOf(!other.isNegated)
}
