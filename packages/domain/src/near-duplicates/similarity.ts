import { type OptionTrigrams, answersDiffer, optionTrigramsOf } from './option-trigrams.ts'
import { areOpposed } from './opposites.ts'
import type { Fingerprint } from './fingerprint.ts'
import { jaccard, toTrigrams } from './trigrams.ts'
import { splitWords } from './words.ts'

/** Names from this similarity on count as one name with a typing error. */
const sameName = 0.3
const nameForm = /(?<=[\p{L}\p{N},;] )\p{Lu}[\p{L}\p{M}]+/gu

/**
 * Whether each text has a proper name that the other one lacks. A capitalized word within a sentence counts as a
 * proper name.
 */
const namesDiffer = (left: string, right: string): boolean =>
  hasOwnName(left, right) && hasOwnName(right, left)

const hasOwnName = (text: string, other: string): boolean => {
  const known = splitWords(other).map((word) => toTrigrams([word]))
  return (text.match(nameForm) ?? []).some((name) =>
    known.every((word) => jaccard(word, toTrigrams(splitWords(name))) < sameName),
  )
}

/**
 * Questions from this similarity on are near-duplicates. The value was chosen with one half of the labelled pairs
 * and measured with the other half (similarity.test.ts, docs/decisions/015).
 */
export const similarFrom = 0.65
/** The similarity that the wording alone must reach, whatever the options are. `findSimilar` depends on it. */
export const wordingFrom = 0.5

/** The weight of the options if they are as long as the question's text. */
const optionsShare = 0.4
/**
 * From these values on, two questions are the same although their correct options differ: one of them has a wrong
 * key.
 */
const sameQuestion = { wording: 0.97, options: 0.5 } as const

/**
 * Returns the similarity of two questions, 0 to 1. It is computed from the trigrams of their wording and of their
 * options, in any order. Short options such as True and False count little. It is 0 if the questions differ in a
 * number, a negation, an opposite, a name or the correct option.
 */
export const measureSimilarity = (one: Fingerprint, other: Fingerprint): number => {
  if (
    one.numbers !== other.numbers ||
    one.isNegated !== other.isNegated ||
    areOpposed(one.opposites, other.opposites)
  )
    return 0
  const wording = jaccard(one.wording, other.wording)
  if (wording < wordingFrom || namesDiffer(one.of.question, other.of.question)) return 0
  if (one.of.options.length === 0 || other.of.options.length === 0) return wording
  return withOptions(
    wording,
    one.wording.length + other.wording.length,
    optionTrigramsOf(one.of),
    optionTrigramsOf(other.of),
  )
}

const withOptions = (
  wording: number,
  wordingSize: number,
  one: OptionTrigrams,
  other: OptionTrigrams,
): number => {
  const options = jaccard(one.all, other.all)
  const isSameQuestion = wording >= sameQuestion.wording && options >= sameQuestion.options
  if (!isSameQuestion && answersDiffer(one, other)) return 0
  const share = optionsShare * Math.min(1, (one.all.length + other.all.length) / wordingSize)
  return (1 - share) * wording + share * options
}
