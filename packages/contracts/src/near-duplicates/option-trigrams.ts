import { jaccard, trigramsOf } from './trigrams.ts'
import { type ComparedQuestion, wordsOf } from './words.ts'

/**
 * Trigrams of the options of a question, together and each; `right` is the place of the right one, -1 where
 * none or several are marked.
 */
export type OptionTrigrams = { all: Int32Array; each: readonly Int32Array[]; right: number }

export const optionTrigramsOf = ({ options }: ComparedQuestion): OptionTrigrams => {
  const words = options.map((option) => [...wordsOf(option.option), ...wordsOf(option.equation)])
  const isTold = options.filter((option) => option.is_correct).length === 1
  return {
    all: trigramsOf(words.flat()),
    each: words.map(trigramsOf),
    right: isTold ? options.findIndex((option) => option.is_correct) : -1,
  }
}

/** From here on an answer counts as the same one. */
const sameAnswer = 0.5

/**
 * Whether what is right in one is not right in the other; where nothing is marked right, whether nearly all
 * options are others.
 */
export const answersDiffer = (one: OptionTrigrams, other: OptionTrigrams): boolean => {
  if (one.right < 0 || other.right < 0) return jaccard(one.all, other.all) < sameAnswer
  return !isRightIn(other, one.each[one.right]!) || !isRightIn(one, other.each[other.right]!)
}

/** Whether an answer is most like the option that is right there. */
const isRightIn = ({ each, right }: OptionTrigrams, answer: Int32Array): boolean => {
  const likeRight = jaccard(each[right]!, answer)
  return likeRight >= sameAnswer && each.every((option) => jaccard(option, answer) <= likeRight)
}
