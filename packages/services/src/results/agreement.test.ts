import { expect, test } from 'vitest'
import { agreementOf } from './agreement.ts'

const pairs = (...marks: [model: number, instructor: number][]) =>
  marks.map(([model, instructor]) => ({ model, instructor }))

test('without a pair there is nothing to compute', () => {
  expect(agreementOf([])).toEqual({ exact: null, mean_difference: null, correlation: null })
})

test('one pair agrees or not, and has no correlation', () => {
  expect(agreementOf(pairs([3, 5]))).toEqual({ exact: 0, mean_difference: 2, correlation: null })
})

test('marks that do not vary have no correlation', () => {
  expect(agreementOf(pairs([4, 1], [4, 3], [4, 5]))).toEqual({
    exact: 0,
    mean_difference: -1,
    correlation: null,
  })
})

test('a grader who is always one mark kinder agrees never and correlates wholly', () => {
  expect(agreementOf(pairs([0.1, 1.1], [2.2, 3.2], [4.3, 5.3]))).toEqual({
    exact: 0,
    mean_difference: expect.closeTo(1, 12),
    correlation: expect.closeTo(1, 12),
  })
})

test('a worked example', () => {
  // Deviations of the model -2 -1 0 1 2, of the instructor -1 -2 0 2 1: products 2 + 2 + 0 + 2 + 2 = 8,
  // squares 10 and 10.
  expect(agreementOf(pairs([1, 2], [2, 1], [3, 3], [4, 5], [5, 4]))).toEqual({
    exact: 20,
    mean_difference: 0,
    correlation: expect.closeTo(0.8, 12),
  })
})

test('marks that are written as decimals are the same though they were computed differently', () => {
  expect(agreementOf(pairs([0.1 + 0.2, 0.3])).exact).toBe(100)
})
