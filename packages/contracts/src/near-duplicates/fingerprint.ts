import { oppositesIn } from './opposites.ts'
import { trigramsOf } from './trigrams.ts'
import { type ComparedQuestion, wordsOf } from './words.ts'

/** The parts of a question that similarity is computed from. */
export type Fingerprint = {
  of: ComparedQuestion
  /** Trigrams of its text and equation. */
  wording: Int32Array
  /** Its numbers, sorted: with another number it is another question. */
  numbers: string
  isNegated: boolean
  /** The bits of the words that have opposites, see opposites.ts. */
  opposites: number
}

const numberForm = /\d+(?:[.,]\d+)*/g
const negation = /\b(?:not|no|never|none|neither|nor|cannot|except|without|incorrect|untrue)\b|n['’]t\b/gi

export const fingerprintOf = (question: ComparedQuestion): Fingerprint => {
  const words = [...wordsOf(question.question), ...wordsOf(question.equation)]
  return {
    of: question,
    wording: trigramsOf(words),
    numbers: (`${question.question} ${question.equation}`.match(numberForm) ?? []).sort().join(' '),
    isNegated: (question.question.match(negation)?.length ?? 0) % 2 === 1,
    opposites: oppositesIn(words),
  }
}
