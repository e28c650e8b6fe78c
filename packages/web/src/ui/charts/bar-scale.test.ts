import { expect, test } from 'vitest'
import { placeBars, labelInterval, wholeTicks } from './bar-scale.ts'

test('given bars, then they fill the width with equal gaps before, between and after them', () => {
  const { barWidth, leftOf } = placeBars(4, 418)
  const gap = leftOf(0)
  expect(barWidth).toBeCloseTo(82)
  expect(gap).toBeCloseTo(18)
  expect(leftOf(1) - leftOf(0)).toBeCloseTo(barWidth + gap)
  expect(leftOf(3) + barWidth + gap).toBeCloseTo(418)
})

test('given a position, then it is placed between the bars: half lies between two of four', () => {
  const { across, barWidth, leftOf } = placeBars(4, 418)
  expect(across(0.5)).toBeCloseTo((leftOf(1) + barWidth + leftOf(2)) / 2)
  expect(across(0)).toBeCloseTo(leftOf(0) / 2)
  expect(across(1)).toBeCloseTo(418 - leftOf(0) / 2)
})

test('given one bar in a wide drawing, then its width is limited and it is centered', () => {
  const { across, barWidth, leftOf } = placeBars(1, 1_000)
  expect(barWidth).toBeLessThan(160)
  expect(leftOf(0) + barWidth / 2).toBeCloseTo(500)
  expect(across(0.5)).toBeCloseTo(500)
})

test('given no bars, then no position is infinite', () => {
  const { across, barWidth } = placeBars(0, 100)
  expect(Number.isFinite(barWidth)).toBe(true)
  expect(Number.isFinite(across(0.5))).toBe(true)
})

test('labels are skipped so that none overlaps the next', () => {
  const numbers = Array.from({ length: 20 }, (_, index) => String(index + 1))
  expect([
    labelInterval(numbers, 1_100),
    labelInterval(numbers, 250),
    labelInterval(numbers, 0),
    labelInterval([], 300),
  ]).toEqual([1, 2, 440, 1])
})

test.each([
  [1, [0, 1]],
  [4, [0, 1, 2, 3, 4]],
  [8, [0, 2, 4, 6, 8]],
  [25, [0, 5, 10, 15, 20, 25]],
  [60, [0, 20, 40, 60]],
  [99, [0, 20, 40, 60, 80]],
  [100, [0, 20, 40, 60, 80, 100]],
  [66.7, [0, 20, 40, 60]],
  [12_345, [0, 5_000, 10_000]],
])('given a maximum of %d, then the grid lines are at %j', (most, lines) => {
  expect(wholeTicks(most, 5)).toEqual(lines)
})
