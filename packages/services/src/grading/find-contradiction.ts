import { oppositeOf } from './opposites.ts'
import type { Statement } from './parse-statements.ts'

/** The share of common words from which two statements are taken to be about the same subject. */
const sameSubjectShare = 0.5

/**
 * Whether a statement of the answer contradicts one of the solution: both are about the same subject, but one
 * is negated, names the opposite or gives another number.
 */
export const isContradicting = (answer: readonly Statement[], solution: readonly Statement[]): boolean =>
  answer.some((statement) => {
    const expected = findSameSubject(statement, solution)
    if (expected === undefined) return false
    return (
      statement.isNegated !== expected.isNegated ||
      namesOpposite(statement, expected) ||
      givesOtherNumber(statement, expected)
    )
  })

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
  const stems = new Set(longer.flatMap(({ stem }) => [stem, oppositeOf.get(stem) ?? stem]))
  return words.filter(({ stem }) => stems.has(stem)).length / words.length
}

const namesOpposite = (statement: Statement, expected: Statement): boolean => {
  const expectedStems = new Set(expected.terms.map(({ stem }) => stem))
  const stems = new Set(statement.terms.map(({ stem }) => stem))
  return statement.terms.some(({ stem }) => {
    const opposite = oppositeOf.get(stem)
    if (opposite === undefined) return false
    return expectedStems.has(opposite) && !expectedStems.has(stem) && !stems.has(opposite)
  })
}

const numbersIn = ({ terms }: Statement): number[] =>
  terms.filter((term) => term.isNumber).map(({ stem }) => Number.parseFloat(stem))

const givesOtherNumber = (statement: Statement, expected: Statement): boolean => {
  const expectedNumbers = new Set(numbersIn(expected))
  const numbers = numbersIn(statement)
  if (expectedNumbers.size === 0 || numbers.length === 0) return false
  return !numbers.some((number) => expectedNumbers.has(number))
}
