import { expect, test } from 'vitest'
import type { Comparison } from '../comparing/compare-texts.ts'
import { findDoubts } from './find-doubts.ts'

const nothingFound = { found: [], missing: [] } as unknown as Comparison
const doubtsOf = (solution: string) => findDoubts({ question: '', solution, answer: 'x' }, nothingFound)
const isFormula = 'The solution holds a formula, which is not compared.'

test.each([
  ['E=mc^2', true],
  ['the area is $a^2$', true],
  ['\\alpha', true],
  ['a body at rest stays at rest', false],
])('whether the solution "%s" consists of formulas: %s', (solution, expected) => {
  expect(doubtsOf(solution).includes(isFormula)).toBe(expected)
})

/**
 * A solution of the maximum length. Previously, at each letter the rest of the word was searched, for each answer.
 */
test('given a solution of one long word and the answers of a class, then each is searched once', () => {
  const solution = 'O'.repeat(32_768)
  expect(Array.from({ length: 60 }, () => doubtsOf(solution).includes(isFormula)).some(Boolean)).toBe(false)
})
