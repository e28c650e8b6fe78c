import { elementAt } from '../defined.ts'
import { jaccard, toTrigrams } from './trigrams.ts'
import { type ComparedQuestion, splitWords } from './words.ts'

/**
 * Trigrams of all options of a question and of each option. `correct` is the index of the correct option, or
 * -1 if none or several are marked as correct.
 */
export type OptionTrigrams = { all: Int32Array; each: readonly Int32Array[]; correct: number }

export const optionTrigramsOf = ({ options }: ComparedQuestion): OptionTrigrams => {
  const words = options.map((option) => [...splitWords(option.option), ...splitWords(option.equation)])
  const hasOneCorrect = options.filter((option) => option.is_correct).length === 1
  return {
    all: toTrigrams(words.flat()),
    each: words.map(toTrigrams),
    correct: hasOneCorrect ? options.findIndex((option) => option.is_correct) : -1,
  }
}

/** Options from this similarity on count as equal. */
const sameOption = 0.5

/**
 * Whether two questions have different correct options. If either has no single correct option: whether most of
 * their options differ.
 */
export const answersDiffer = (left: OptionTrigrams, right: OptionTrigrams): boolean => {
  if (left.correct < 0 || right.correct < 0) return jaccard(left.all, right.all) < sameOption
  return (
    !isCorrectIn(right, elementAt(left.each, left.correct)) ||
    !isCorrectIn(left, elementAt(right.each, right.correct))
  )
}

/** Whether an option is more similar to the question's correct option than to any other of its options. */
const isCorrectIn = ({ each, correct }: OptionTrigrams, option: Int32Array): boolean => {
  const similarity = jaccard(elementAt(each, correct), option)
  return similarity >= sameOption && each.every((other) => jaccard(other, option) <= similarity)
}
