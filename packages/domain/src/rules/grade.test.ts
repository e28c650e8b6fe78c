import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gradeOf, passes, roundBesideVerdict } from './grade.ts'

test.each([
  [79.96, 1, 80, 79.96],
  [79.9996, 2, 80, 79.9996],
  [66.666, 1, 66.67, 66.666],
  [33.333_333, 1, 50, 33.3],
  [(100 * 20.4) / 34, 1, 60, 60],
  [79.96, 1, 50, 79.96],
])('%d is rounded to %d decimals or more beside %d to pass: %d', (percentage, decimals, passing, rounded) => {
  expect(roundBesideVerdict(percentage, decimals, passing)).toBe(rounded)
})

test('what is shown always has the verdict and the grade that stand beside it', () => {
  const percentage = fc.double({ min: 0, max: 100, noNaN: true })
  fc.assert(
    fc.property(percentage, fc.integer({ min: 0, max: 100 }), (score, passing) => {
      const shown = roundBesideVerdict(score, 1, passing)
      expect([passes(shown, passing), gradeOf(shown)]).toEqual([passes(score, passing), gradeOf(score)])
    }),
  )
})
