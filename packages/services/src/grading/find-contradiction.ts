import { oppositesOfStem } from './opposites.ts'
import type { Statement, Term } from './parse-statements.ts'

/** Two statements with this share of common words are about the same subject. */
const sameSubjectShare = 0.5

/**
 * If this share of the statements with a counterpart contradicts the solution, it is not an accident. In a long
 * answer, a single contradicting statement is mostly about something else.
 */
const contradictingShare = 0.25

/**
 * Describes for the instructor how an answer contradicts the solution's statements about the same subject: it
 * negates one, names an opposite, or gives another number. Undefined if it does not.
 */
export const findContradiction = (
  answer: readonly Statement[],
  solution: readonly Statement[],
): string | undefined => {
  const compared = answer.flatMap((statement) => {
    const expected = findSameSubject(statement, solution)
    return expected === undefined ? [] : [describeContradiction(statement, expected, solution)]
  })
  const contradictions = compared.filter((contradiction) => contradiction !== undefined)
  return contradictions.length >= compared.length * contradictingShare ? contradictions[0] : undefined
}

const describeContradiction = (
  statement: Statement,
  expected: Statement,
  solution: readonly Statement[],
): string | undefined => {
  if (statement.isNegated !== expected.isNegated)
    return statement.isNegated
      ? 'Says "not" where the solution does not.'
      : 'Leaves out a "not" that the solution has.'
  const opposite = findOpposite(statement, expected)
  if (opposite !== undefined) return `Says the opposite of "${opposite}".`
  if (givesOtherNumber(statement, expected)) return 'Gives another number than the solution.'
  return describeSwap(statement, expected, solution)
}

/**
 * Whether a statement says about one thing what the solution says about another. The subject comes first in each.
 */
const describeSwap = (
  statement: Statement,
  expected: Statement,
  solution: readonly Statement[],
): string | undefined => {
  const [subject] = statement.terms
  const [expectedSubject] = expected.terms
  if (!subject || !expectedSubject || subject.stem === expectedSubject.stem) return undefined
  const isSubjectElsewhere = solution.some(({ terms }) => terms[0]?.stem === subject.stem)
  const mentions = ({ terms }: Statement, { stem }: Term): boolean => terms.some((term) => term.stem === stem)
  if (!isSubjectElsewhere || mentions(statement, expectedSubject) || mentions(expected, subject))
    return undefined
  return `Says of "${subject.word}" what the solution says of "${expectedSubject.word}".`
}

/**
 * Finds the solution's statement about the same subject. Among equally close ones it prefers one with the same
 * negation, because a statement that agrees does not contradict.
 */
const findSameSubject = (statement: Statement, solution: readonly Statement[]): Statement | undefined => {
  const tieBreak = 0.001
  const ranked = solution
    .map((candidate) => ({
      candidate,
      share: commonShare(statement, candidate) + (statement.isNegated === candidate.isNegated ? tieBreak : 0),
    }))
    .sort((a, b) => b.share - a.share)
  const best = ranked[0]
  return best && best.share >= sameSubjectShare ? best.candidate : undefined
}

/**
 * Returns the share of the shorter statement's words that are in the longer one. A word counts if its opposite is
 * there, numbers are ignored, and fewer than two words give 0.
 */
const commonShare = (a: Statement, b: Statement): number => {
  const [shorter, longer] = a.terms.length <= b.terms.length ? [a.terms, b.terms] : [b.terms, a.terms]
  const words = shorter.filter((term) => !term.isNumber)
  if (words.length < 2) return 0
  const stems = new Set(longer.flatMap(({ stem }) => [stem, ...oppositesOfStem(stem)]))
  return words.filter(({ stem }) => stems.has(stem)).length / words.length
}

/** Finds the word of the solution's statement for which the answer's statement has an opposite. */
const findOpposite = (statement: Statement, expected: Statement): string | undefined => {
  const expectedStems = new Set(expected.terms.map(({ stem }) => stem))
  const stems = new Set(statement.terms.map(({ stem }) => stem))
  return expected.terms.find(
    ({ stem }) =>
      !stems.has(stem) &&
      [...oppositesOfStem(stem)].some((opposite) => stems.has(opposite) && !expectedStems.has(opposite)),
  )?.word
}

const numbersIn = ({ terms }: Statement): number[] =>
  terms.filter((term) => term.isNumber).map(({ stem }) => Number.parseFloat(stem))

const givesOtherNumber = (statement: Statement, expected: Statement): boolean => {
  const expectedNumbers = new Set(numbersIn(expected))
  const numbers = numbersIn(statement)
  if (expectedNumbers.size === 0 || numbers.length === 0) return false
  return !numbers.some((number) => expectedNumbers.has(number))
}
