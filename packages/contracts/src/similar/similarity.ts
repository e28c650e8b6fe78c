import { areOpposed } from './opposites.ts'
import type { Print } from './print-of.ts'
import { jaccard } from './trigrams.ts'

/**
 * From here on two questions count as near-duplicates. Chosen on half of the labelled pairs and measured on the other half
 * (similarity.test.ts, docs/decisions/014).
 */
export const similarFrom = 0.65
/** The wording alone must be alike by this much, whatever the options: it is also what the finder looks for candidates with. */
export const wordingFrom = 0.5

/** How much the options count where they say as much as the question. */
const optionsShare = 0.4
const sameName = 0.3
const sameAnswer = 0.5
const samePlainly = { wording: 0.97, options: 0.5 } as const

/**
 * How alike two questions are, 0 to 1, from the trigrams of their wording and of their options in any order; options that say
 * little, as True and False do, count little. 0 when they ask for different things: another number, a negation, an opposite, another
 * name, another right answer.
 */
export const similarityOf = (one: Print, other: Print): number => {
  if (one.numbers !== other.numbers || one.isNegated !== other.isNegated || areOpposed(one.opposites, other.opposites)) return 0
  const wording = jaccard(one.question, other.question)
  if (wording < wordingFrom) return 0
  const options = jaccard(one.options, other.options)
  if (answersDiffer(one, other, wording, options) || namesDiffer(one, other)) return 0
  const share = one.options.length === 0 || other.options.length === 0 ? 0 : optionsShare * Math.min(1, (one.options.length + other.options.length) / (one.question.length + other.question.length))
  return (1 - share) * wording + share * options
}

/** What is right in one is not right in the other. Where the words are plainly the same it is one question, marked wrongly once. */
const answersDiffer = (one: Print, other: Print, wording: number, options: number): boolean => {
  if (one.options.length === 0 || other.options.length === 0) return false
  if (one.right < 0 || other.right < 0) return options < sameAnswer
  if (wording >= samePlainly.wording && options >= samePlainly.options) return false
  return !isRightIn(other, one.eachOption[one.right]!) || !isRightIn(one, other.eachOption[other.right]!)
}

/** Whether an answer is most like the option that is right there. */
const isRightIn = ({ eachOption, right }: Print, answer: Int32Array): boolean => {
  const likeRight = jaccard(eachOption[right]!, answer)
  return likeRight >= sameAnswer && eachOption.every((option) => jaccard(option, answer) <= likeRight)
}

/** Each names something that the other does not. A slip of the pen leaves a name like itself. */
const namesDiffer = (one: Print, other: Print): boolean => namesAlone(one, other) && namesAlone(other, one)

const namesAlone = ({ names }: Print, { names: others, question }: Print): boolean =>
  names.some((name) => !others.some((known) => jaccard(name, known) >= sameName) && !name.every((trigram) => question.includes(trigram)))
