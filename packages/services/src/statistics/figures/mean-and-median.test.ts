import { expect, test } from 'vitest'
import { mapFigure, missing } from './figure.ts'
import { countMarks } from './fixtures.ts'
import { meanFigure, medianFigure } from './mean-and-median.ts'

/** Returns attempts with the totals 1 to n, one of each. */
const ranks = (n: number): number[][] => Array.from({ length: n }, (_, index) => [index + 1])

test('the interval of the mean uses Student’s t', () => {
  // For 1 to 16 the mean is 8.5 and s² is 68 / 3. The tables give 2.1314 for 15 degrees of freedom.
  const { value, interval } = meanFigure(countMarks(ranks(16)).totals)
  const margin = 2.13145 * Math.sqrt(68 / 3 / 16)
  expect(value).toBe(8.5)
  expect(interval![0]).toBeCloseTo(8.5 - margin, 3)
  expect(interval![1]).toBeCloseTo(8.5 + margin, 3)
})

// The ranks in tables of the sign test for 95 %.
test.each([
  [6, 1, 6],
  [10, 2, 9],
  [20, 6, 15],
  [25, 8, 18],
  [50, 18, 33],
  [100, 40, 61],
])('given %i values, then the interval of the median is between those of rank %i and %i', (n, low, high) => {
  expect(medianFigure(countMarks(ranks(n)).totals)).toEqual({ value: (n + 1) / 2, interval: [low, high] })
})

test('given more than a thousand values, then the ranks are those of the normal distribution', () => {
  // 1,250 - 1.96 · √625 is 1,201.0.
  expect(medianFigure(countMarks(ranks(2_500)).totals).interval).toEqual([1_201, 1_300])
})

test('given five values, then the median has no interval', () => {
  expect(medianFigure(countMarks(ranks(5)).totals)).toEqual({
    value: 3,
    interval: null,
    why: 'too few attempts',
  })
  expect(medianFigure(countMarks(ranks(1)).totals)).toMatchObject({ value: 1, why: 'one attempt' })
})

test('given equal totals, then the mean has no interval', () => {
  expect(meanFigure(countMarks([[2], [2], [2]]).totals)).toEqual({
    value: 2,
    interval: null,
    why: 'no variance',
  })
})

test('a figure converted to another unit keeps its reason, and its interval is converted too', () => {
  const double = (value: number) => 2 * value
  expect(mapFigure({ value: 3, interval: [1, 5] }, double)).toEqual({ value: 6, interval: [2, 10] })
  expect(mapFigure({ value: 3, interval: null, why: 'one attempt' }, double)).toEqual({
    value: 6,
    interval: null,
    why: 'one attempt',
  })
  expect(mapFigure(missing('no variance'), double)).toEqual(missing('no variance'))
  expect(mapFigure({ value: null, interval: null }, double)).toEqual(missing('no attempts'))
})
