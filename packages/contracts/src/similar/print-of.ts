import { oppositesIn } from './opposites.ts'
import { trigramsOf } from './trigrams.ts'
import { type ComparedQuestion, wordsOf } from './words-of.ts'

/** What is kept of a question to compare it: its trigrams, and what makes two questions ask for different things however alike they read. */
export type Print = {
  /** Trigrams of the text and equation, of all options together, and of each one. */
  question: Int32Array
  options: Int32Array
  eachOption: readonly Int32Array[]
  /** Place of the right option; -1 where none or several are marked. */
  right: number
  /** Its numbers, sorted: another number asks for something else. */
  numbers: string
  isNegated: boolean
  opposites: number
  /** Trigrams of each word written with a capital within a sentence. */
  names: readonly Int32Array[]
}

const numberForm = /\d+(?:[.,]\d+)*/g
const negation = /\b(?:not|no|never|none|neither|nor|cannot|except|without|incorrect|untrue)\b|n['’]t\b/gi
const nameForm = /(?<=[\p{L}\p{N},;] )\p{Lu}[\p{L}\p{M}]+/gu

export const printOf = ({ question, equation, options }: ComparedQuestion): Print => {
  const words = [...wordsOf(question), ...wordsOf(equation)]
  const wordsOfOptions = options.map((option) => [...wordsOf(option.option), ...wordsOf(option.equation)])
  return {
    question: trigramsOf(words), options: trigramsOf(wordsOfOptions.flat()), eachOption: wordsOfOptions.map(trigramsOf),
    right: options.filter((option) => option.is_correct).length === 1 ? options.findIndex((option) => option.is_correct) : -1,
    numbers: (`${question} ${equation}`.match(numberForm) ?? []).sort().join(' '), isNegated: (question.match(negation)?.length ?? 0) % 2 === 1,
    opposites: oppositesIn(words), names: [...new Set(question.match(nameForm))].map((name) => trigramsOf(wordsOf(name))),
  }
}
