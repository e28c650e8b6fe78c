import { turnComparison } from './canonical-form.ts'
import { findExchange, isInSameOrder } from './find-exchange.ts'
import { findNegation } from './find-negation.ts'
import { findOpposite } from './find-opposite.ts'
import { findOtherWord } from './find-other-word.ts'
import { equalShare, type Pair, pairSentences } from './pair-sentences.ts'
import { parseSentences, toSentence } from './sentence.ts'

/** A reason, for the teacher, to doubt an answer. `isCertain`: it hardly means the same, so it gets fewer marks. */
export type Contradiction = { reason: string; isCertain: boolean }

/**
 * The share of words that two sentences must have in common for a difference to matter. Sentences that differ more
 * say the same in other words. Chosen with the graded answers next to the project: a lower share doubts many answers
 * that deserve full marks.
 */
const enoughInCommon = 0.5

/**
 * Finds a sentence of the answer that may say the contrary of a sentence of the solution with nearly the same words:
 * by a negation, an opposite, another order, or another word in the same place.
 */
export const findContradiction = (answer: string, solution: string): Contradiction | undefined => {
  for (const pair of pairSentences(parseSentences(answer), parseSentences(solution))) {
    const found = compare(pair)
    if (found) return found
  }
  return undefined
}

const compare = (pair: Pair): Contradiction | undefined => {
  if (equalShare(pair) < enoughInCommon) return undefined
  const negation = findNegation(pair)
  if (negation !== undefined) return { reason: negation, isCertain: true }
  const opposite = findOpposite(pair)
  if (opposite !== undefined)
    return isTurnedComparison(pair)
      ? undefined
      : { reason: `Says the opposite of "${opposite}".`, isCertain: true }
  const exchanged = findExchange(pair)
  if (exchanged)
    return {
      reason: `Has "${exchanged[0]}" and "${exchanged[1]}" in each other's place.`,
      isCertain: false,
    }
  const other = findOtherWord(pair)
  return (
    other && {
      reason: `Says "${other.said}" where the solution says "${other.expected}".`,
      isCertain: false,
    }
  )
}

/** "A is faster than b" says the same as "b is slower than a". */
const isTurnedComparison = ({ said, expected }: Pair): boolean => {
  const form = turnComparison(said.form)
  return (
    form !== undefined &&
    expected.form.includes(' than ') &&
    isInSameOrder({ said: toSentence(form, said.clauses), expected })
  )
}
