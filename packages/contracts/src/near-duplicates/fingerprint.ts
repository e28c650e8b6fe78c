import { oppositesIn } from './opposites.ts'
import { trigramsOf } from './trigrams.ts'
import { type ComparedQuestion, wordsOf } from './words.ts'

/** What is kept of each of many questions: enough to find the few that are worth comparing. */
export type Fingerprint = {
  of: ComparedQuestion
  /** Trigrams of its text and equation. */
  wording: Int32Array
  /** Its numbers, sorted: another number asks for something else. */
  numbers: string
  isNegated: boolean
  /** The words in it that have opposites, as bits. */
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
