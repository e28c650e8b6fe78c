import { oppositesOfStem } from './opposites.ts'
import type { Statement, Term } from './parse-statements.ts'

/** The share of common words from which two statements are taken to be about the same subject. */
const sameSubjectShare = 0.5

/**
 * The share of the statements with a counterpart in the solution from which contradicting it is no accident: in a
 * long answer one of many is mostly about something else.
 */
const contradictingShare = 0.25

/**
 * How an answer contradicts the solution's statements about the same subjects, in words for the instructor: one is
 * negated, it names the opposite, or it gives another number. Undefined when it does not.
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

/** Whether a statement says of one thing what the solution says of another: what it is about comes first in each. */
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
 * The statement of the solution about the same subject, if there is one. Among equally close ones, the one
 * that is negated alike: a statement that agrees contradicts nothing.
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
 * The share of the words of the shorter statement that occur in the longer one. An opposite counts as
 * occurring, numbers are left out, and fewer than two words give no share.
 */
const commonShare = (a: Statement, b: Statement): number => {
  const [shorter, longer] = a.terms.length <= b.terms.length ? [a.terms, b.terms] : [b.terms, a.terms]
  const words = shorter.filter((term) => !term.isNumber)
  if (words.length < 2) return 0
  const stems = new Set(longer.flatMap(({ stem }) => [stem, ...oppositesOfStem(stem)]))
  return words.filter(({ stem }) => stems.has(stem)).length / words.length
}

/** The word of the solution's statement whose opposite the answer's statement has in its place. */
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
