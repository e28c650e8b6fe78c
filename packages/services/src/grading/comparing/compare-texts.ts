import { findNumberFault, type NumberFault } from './compare-numbers.ts'
import { type Contradiction, findContradiction } from './contradictions/find-contradiction.ts'
import { normalizeText, parseStatements, type Statement, type Term } from './parse-statements.ts'
import { isSameWord } from './similar-words.ts'
import type { TextsToCompare } from './texts-to-compare.ts'

/** The result of comparing an answer with the solution. */
export type Comparison = {
  features: Features
  /** The solution's words, each once and without stop words: those in the answer, and those missing in it. */
  found: Term[]
  missing: Term[]
  /** Whether the answer is hardly more than the question repeated. */
  repeatsQuestion: boolean
  contradiction: Contradiction | undefined
  numberFault: NumberFault | undefined
}

/**
 * The features of the offline grader's model. All but the last are shares from 0 to 1. `newCoverage`: the share of
 * the solution's words that are in the answer, without words of the question. `precision`: the share of the answer's
 * words that are in the solution. `trigrams`: the similarity of both texts by letters. `lengthRatio`: the natural
 * logarithm of the ratio of their numbers of words, within limits.
 */
export const featureNames = ['newCoverage', 'precision', 'trigrams', 'lengthRatio'] as const
export type Features = Record<(typeof featureNames)[number], number>

/** An answer repeats the question if this share of the question's words is in the answer, and vice versa. */
const repeatedShare = 0.7

/** In a solution with more words than this, a number is a detail. */
const numberMatters = 20

/** An answer more than e times as long as the solution gets no better. */
const lengthRatioLimits = { from: -3, to: 1 }

/** Compares an answer with the solution by words. Their meaning is not understood. */
export const compareTexts = ({ question, solution, answer }: TextsToCompare): Comparison => {
  const given = uniqueTerms(parseStatements(question))
  const expectedStatements = parseStatements(solution)
  const statements = parseStatements(answer)
  const expected = uniqueTerms(expectedStatements)
  const said = uniqueTerms(statements)
  const found = expected.filter((term) => has(said, term))
  const isNew = (term: Term): boolean => !has(given, term)
  const newExpected = expected.filter(isNew)
  const newFound = found.filter(isNew)
  const lengthRatio = Math.log((countTerms(statements) + 1) / (countTerms(expectedStatements) + 1))
  return {
    found,
    missing: expected.filter((term) => !found.includes(term)),
    repeatsQuestion:
      newExpected.length > newFound.length &&
      share(said.filter((term) => !isNew(term)).length, said.length) >= repeatedShare &&
      share(given.filter((term) => has(said, term)).length, given.length) >= repeatedShare,
    contradiction: findContradiction(answer, solution),
    numberFault:
      expected.length > numberMatters ? undefined : findNumberFault({ question, solution, answer }),
    features: {
      newCoverage:
        newExpected.length === 0
          ? share(found.length, expected.length)
          : share(newFound.length, newExpected.length),
      precision: share(said.filter((term) => has(expected, term)).length, said.length),
      trigrams: trigramCosine(normalizeText(solution), normalizeText(answer)),
      lengthRatio: Math.max(lengthRatioLimits.from, Math.min(lengthRatioLimits.to, lengthRatio)),
    },
  }
}

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)

const has = (terms: readonly Term[], { stem }: Term): boolean =>
  terms.some((term) => isSameWord(term.stem, stem))

const countTerms = (statements: readonly Statement[]): number =>
  statements.reduce((count, { terms }) => count + terms.length, 0)

const uniqueTerms = (statements: readonly Statement[]): Term[] => [
  ...new Map(statements.flatMap(({ terms }) => terms).map((term) => [term.stem, term])).values(),
]

/** Returns the cosine similarity of the letter trigrams, which tolerates inflection and typing errors. */
const trigramCosine = (a: string, b: string): number => {
  const left = trigramsOf(a)
  const right = trigramsOf(b)
  let product = 0
  for (const [trigram, count] of left) product += count * (right.get(trigram) ?? 0)
  const length = Math.sqrt(squared(left) * squared(right))
  return share(product, length)
}

const trigramsOf = (text: string): Map<string, number> => {
  const padded = ` ${text} `
  const counts = new Map<string, number>()
  for (let start = 0; start + 3 <= padded.length; start += 1) {
    const trigram = padded.slice(start, start + 3)
    counts.set(trigram, (counts.get(trigram) ?? 0) + 1)
  }
  return counts
}

const squared = (counts: ReadonlyMap<string, number>): number => {
  let sum = 0
  for (const count of counts.values()) sum += count ** 2
  return sum
}
