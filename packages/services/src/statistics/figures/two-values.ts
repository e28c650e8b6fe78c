import type { DesignEffect } from './design-effect.ts'
import type { Interval } from './figure.ts'
import { type Frequency, sumBy } from './frequencies.ts'
import { wilsonInterval } from './wilson-interval.ts'

/**
 * A distribution of only two values, such as the marks of a question that is either correct or wrong. It is
 * determined by one proportion q, that of the higher value, so the intervals of all figures of spread and shape
 * follow from the interval of q. Estimated standard errors fail here: at one half, where the standard deviation is
 * greatest, they are 0.
 */
export type TwoValues = { n: number; distance: number; proportion: Interval }

export const twoValuesOf = (
  frequencies: readonly Frequency[],
  designEffect: DesignEffect,
): TwoValues | undefined => {
  const filled = frequencies.filter(({ n }) => n > 0)
  const values = [...new Set(filled.map(({ value }) => value))].sort((a, b) => a - b)
  const [low, high] = values
  if (values.length !== 2 || low === undefined || high === undefined) return undefined
  const n = sumBy(filled, (frequency) => frequency.n)
  const higher = sumBy(filled, (frequency) => (frequency.value === high ? frequency.n : 0))
  return { n, distance: high - low, proportion: wilsonInterval(higher / n, n, designEffect) }
}

/** The standard deviation is (b - a) sqrt(q (1 - q)), times sqrt(n / (n - 1)). */
export const sdInterval = ({ n, distance, proportion }: TwoValues): Interval =>
  intervalOverProportions(proportion, (q) => distance * Math.sqrt((q * (1 - q) * n) / (n - 1)))

/** The skewness is (1 - 2 q) / sqrt(q (1 - q)). */
export const skewnessInterval = ({ proportion }: TwoValues): Interval =>
  intervalOverProportions(proportion, (q) => (1 - 2 * q) / Math.sqrt(q * (1 - q)))

/** The excess kurtosis is 1 / (q (1 - q)) - 6. */
export const kurtosisInterval = ({ proportion }: TwoValues): Interval =>
  intervalOverProportions(proportion, (q) => 1 / (q * (1 - q)) - 6)

/** All three figures are monotonic on either side of one half, so their extremes are at the ends or at one half. */
const intervalOverProportions = ([low, high]: Interval, figure: (q: number) => number): Interval => {
  const candidates = [low, high, ...(low < 0.5 && high > 0.5 ? [0.5] : [])].map(figure)
  return [Math.min(...candidates), Math.max(...candidates)]
}
