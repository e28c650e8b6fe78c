import { type OptionTrigrams, answersDiffer, optionTrigramsOf } from './option-trigrams.ts'
import { namesDiffer } from './proper-names.ts'
import { areOpposed } from './opposites.ts'
import type { Fingerprint } from './fingerprint.ts'
import { jaccard } from './trigrams.ts'

/**
 * From here on two questions count as near-duplicates. Chosen on half of the labelled pairs and measured on
 * the other half (similarity.test.ts, docs/decisions/015).
 */
export const similarFrom = 0.65
/**
 * The wording alone must be alike by this much, whatever the options: it is also what the finder looks for
 * candidates with.
 */
export const wordingFrom = 0.5

/** How much the options count where they say as much as the question. */
const optionsShare = 0.4
/** One question, marked wrongly once, though the right answers differ. */
const samePlainly = { wording: 0.97, options: 0.5 } as const

/**
 * How alike two questions are, 0 to 1, from the trigrams of their wording and of their options in any order;
 * options that say little, as True and False do, count little. 0 when they ask for different things: another
 * number, a negation, an opposite, another name, another right answer.
 */
export const similarityOf = (one: Fingerprint, other: Fingerprint): number => {
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
  const isPlainlySame = wording >= samePlainly.wording && options >= samePlainly.options
  if (!isPlainlySame && answersDiffer(one, other)) return 0
  const share = optionsShare * Math.min(1, (one.all.length + other.all.length) / wordingSize)
  return (1 - share) * wording + share * options
}
