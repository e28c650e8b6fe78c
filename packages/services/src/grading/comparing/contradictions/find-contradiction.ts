import { turnComparison } from './canonical-form.ts'
import { findExchange, isInSameOrder } from './find-exchange.ts'
import { findNegation } from './find-negation.ts'
import { equalShare, type Pair, pairSentences, has } from './pair-sentences.ts'
import { parseSentences, toSentence, contentOf, type Word, withoutArticles } from './sentence.ts'
import { findGaps } from './align.ts'
import { areOpposite, haveCommonBase } from './opposites.ts'

/** Words that begin with as many equal letters are forms of one word: "conducts" and "conductor". */
const commonBeginning = 5

const areForms = ({ text: one }: Word, { text: other }: Word): boolean =>
  haveCommonBase(one, other) ||
  (one.slice(0, commonBeginning) === other.slice(0, commonBeginning) &&
    Math.min(one.length, other.length) >= commonBeginning &&
    !areOpposite(one, other))

const isNumber = ({ text }: Word): boolean => /^\d/.test(text)

/**
 * Finds the word that stands where the solution has another, in a sentence that is the same otherwise. It may be a
 * synonym or the contrary: only a person knows.
 */
const findOtherWord = ({ said, expected }: Pair): { said: string; expected: string } | undefined => {
  for (const gap of findGaps(contentOf(said), contentOf(expected))) {
    const [[added, ...moreAdded], [lacking, ...moreLacking]] = [
      gap.said.filter((word) => !has(contentOf(expected), word)),
      gap.expected.filter((word) => !has(contentOf(said), word)),
    ]
    if (!added || !lacking || moreAdded.length + moreLacking.length > 0) continue
    if (!isNumber(added) && !isNumber(lacking) && !areForms(added, lacking))
      return { said: added.text, expected: lacking.text }
  }
  return undefined
}

/** Finds the word of the solution that the answer lacks and has an opposite of. */
const findOpposite = ({ said, expected }: Pair): string | undefined => {
  const added = contentOf(said).filter((word) => !has(expected.words, word))
  const lacking = contentOf(expected).filter((word) => !has(said.words, word))
  return (findAmong(added, lacking) ?? findInOnePlace({ said, expected }))?.text
}

const findAmong = (added: readonly Word[], lacking: readonly Word[]): Word | undefined =>
  lacking.find((word) => added.some(({ text }) => areOpposite(text, word.text)))

/** Words such as "in", "before" and "more" occur in any text, so they are compared only with what is in their place. */
const findInOnePlace = ({ said, expected }: Pair): Word | undefined => {
  for (const gap of findGaps(withoutArticles(said), withoutArticles(expected)))
    for (const word of gap.expected)
      if (
        gap.said.some((other) => !(word.hasContent && other.hasContent) && areOpposite(other.text, word.text))
      )
        return word
  return undefined
}

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
