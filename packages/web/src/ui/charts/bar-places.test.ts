import { expect, test } from 'vitest'
import { placeBars } from './bar-places.ts'

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
