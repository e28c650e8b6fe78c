import { oppositesIn } from './opposites.ts'
import { toTrigrams } from './trigrams.ts'
import { type ComparedQuestion, splitWords } from './words.ts'

/** The parts of a question that determine its similarity to others. */
export type Fingerprint = {
  of: ComparedQuestion
  /** The trigrams of its text and its equation. */
  wording: Int32Array
  /** Its numbers, sorted. Questions with different numbers are different questions. */
  numbers: string
  isNegated: boolean
  /** One bit for each of its words that has an opposite, see opposites.ts. */
  opposites: number
}

const numberForm = /\d+(?:[.,]\d+)*/g
const negation = /\b(?:not|no|never|none|neither|nor|cannot|except|without|incorrect|untrue)\b|n['’]t\b/gi

export const toFingerprint = (question: ComparedQuestion): Fingerprint => {
  const words = [...splitWords(question.question), ...splitWords(question.equation)]
  return {
    of: question,
    wording: toTrigrams(words),
    numbers: (`${question.question} ${question.equation}`.match(numberForm) ?? []).sort().join(' '),
    isNegated: (question.question.match(negation)?.length ?? 0) % 2 === 1,
    opposites: oppositesIn(words),
  }
}
