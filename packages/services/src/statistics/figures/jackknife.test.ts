import { expect, test } from 'vitest'
import { atLeastIndependent, designEffect } from './design-effect.ts'
import { computeInterval, jackknife } from './jackknife.ts'
import { normalQuantile } from './quantiles.ts'

type Sums = { n: number; total: number }
const addition = {
  sum: (groups: readonly Sums[]): Sums => ({
    n: groups.reduce((all, { n }) => all + n, 0),
    total: groups.reduce((all, { total }) => all + total, 0),
  }),
  without: (all: Sums, group: Sums): Sums => ({ n: all.n - group.n, total: all.total - group.total }),
}
const meanOf = (groups: readonly Sums[]) => jackknife(groups, addition, ({ n, total }) => [total / n])[0]
const single = (...values: number[]): Sums[] => values.map((total) => ({ n: 1, total }))

test('given groups of one, then the standard error of a mean is s / √n', () => {
  // For 2, 4, 4, 6 the mean is 4 and s² is 8 / 3.
  const found = meanOf(single(2, 4, 4, 6))!
  expect(found.value).toBe(4)
  expect(found.standardError).toBeCloseTo(Math.sqrt(8 / 3 / 4), 12)
})

test('given few groups that move the mean, then there are few degrees of freedom', () => {
  // Two groups move the mean by 2 / 4 in each direction, two do not: the kurtosis is 4 · 2 / 2² = 2, and 2 · 4 / (2
  // - 1) exceeds 3.
  expect(meanOf(single(2, 4, 4, 6))!.degreesOfFreedom).toBe(3)
  // One of 12 groups decides: eleven move the mean by 1 / 12, and it moves the mean by 11 / 12 in the other
  // direction.
  const values = single(...Array.from({ length: 11 }, () => 0), 12)
  const kurtosis = (12 * (11 + 11 ** 4)) / (11 + 11 ** 2) ** 2
  expect(meanOf(values)!.degreesOfFreedom).toBeCloseTo((2 * 12) / (kurtosis - 1), 10)
})

test('groups are weighted by their size, and empty ones are ignored', () => {
  const groups = [
    { n: 3, total: 3 },
    { n: 1, total: 5 },
    { n: 0, total: 0 },
  ]
  // Without the first group the mean is 5, without the second 1, and with both 2.
  const [first, second] = [(1 - 3 / 4) * (2 - 5), (1 - 1 / 4) * (2 - 1)]
  expect(meanOf(groups)!.standardError).toBeCloseTo(Math.sqrt((first ** 2 + second ** 2) * 2), 12)
})

test('given one group, equal groups or an infinite estimate, then there is no standard error', () => {
  expect(meanOf(single(7))).toBeNull()
  expect(meanOf(single(7, 7, 7))).toBeNull()
  expect(jackknife(single(1, 2), addition, ({ n }) => [n === 1 ? Infinity : 1])[0]).toBeNull()
  expect(jackknife(single(1, 2), addition, () => [Number.NaN])[0]).toBeNull()
})

test('an interval uses Student’s t, and may be wider on one side', () => {
  const estimate = { value: 10, standardError: 2, degreesOfFreedom: 9 }
  // The tables give 2.262 for 9 degrees of freedom.
  const [low, high] = computeInterval(estimate)
  expect([low, high].map((limit) => limit.toFixed(2))).toEqual(['5.48', '14.52'])
  expect(computeInterval(estimate, { below: 2, above: 0 })[0]).toBeCloseTo(10 - 2 * (10 - low), 12)
  expect(computeInterval(estimate, { below: 2, above: 0 })[1]).toBe(10)
})

test('the design effect compares the standard error of the groups with that of independent attempts', () => {
  const mean = { value: 5, standardError: 2, degreesOfFreedom: 4 }
  const found = designEffect(mean, 2, 3)
  expect(found.factor).toBe(2)
  expect(found.quantile).toBeCloseTo(2.776, 3)
})

test.each([
  ['no error is known', null, 2],
  ['independent attempts would have none', { value: 5, standardError: 2, degreesOfFreedom: 4 }, 0],
  ['it is the rounding of equal means', { value: 5, standardError: 1e-6, degreesOfFreedom: 4 }, 2],
])('given that %s, then the attempts of a student count as one', (_, mean, variance) => {
  expect(designEffect(mean, variance, 3)).toEqual({ factor: 3, quantile: normalQuantile })
})

test('given figures without groups, then a design effect below 1 is not used', () => {
  expect(atLeastIndependent({ factor: 0.4, quantile: 2 })).toEqual({ factor: 1, quantile: 2 })
  expect(atLeastIndependent({ factor: 1.4, quantile: 2 })).toEqual({ factor: 1.4, quantile: 2 })
})
