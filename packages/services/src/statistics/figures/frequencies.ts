import type { Figure } from '@quizwright/contracts/schemas/item-statistics.ts'
import { gap, type Interval, known } from './figure.ts'
import { tQuantile } from './t-quantile.ts'

/** How often a value occurred. A distribution lists each value once, in any order. */
export type Cell = { value: number; n: number }

/** Size, mean and the mean powers of the distance from it: m2 is the variance with n below. */
export type Moments = { n: number; mean: number; m2: number; m3: number; m4: number }

export const momentsOf = (cells: readonly Cell[]): Moments => {
  const n = sumOf(cells, ({ n: times }) => times)
  const mean = sumOf(cells, (cell) => cell.n * cell.value) / n
  const power = (exponent: number) => sumOf(cells, (cell) => cell.n * (cell.value - mean) ** exponent) / n
  return { n, mean, m2: power(2), m3: power(3), m4: power(4) }
}

/** Whether all values are the same, but for what adding them up leaves behind. */
export const isFlat = ({ mean, m2 }: Pick<Moments, 'mean' | 'm2'>): boolean =>
  m2 <= 1e-18 * Math.max(1, mean * mean)

/** Variance with n - 1 below. */
export const variance = ({ n, m2 }: Pick<Moments, 'n' | 'm2'>): number => (m2 * n) / (n - 1)

export const sumOf = <T>(items: readonly T[], value: (item: T) => number): number =>
  items.reduce((sum, item) => sum + value(item), 0)

/** Mean of T. Interval: Student's t. Moodle mod/quiz/report/statistics/classes/calculator.php. */
export const meanFigure = (moments: Moments): Figure => {
  if (moments.n === 0) return gap('no attempts')
  if (moments.n === 1) return known(moments.mean, null, 'one attempt')
  const reach = tQuantile(moments.n - 1) * Math.sqrt(variance(moments) / moments.n)
  return known(moments.mean, [moments.mean - reach, moments.mean + reach])
}

/**
 * The middle value, or the mean of the two middle ones. Interval: between two values of the sample, by the
 * binomial distribution of how many lie below the median (David and Nagaraja, Order Statistics, 7.1), which
 * no distribution of T can mislead.
 */
export const medianFigure = (cells: readonly Cell[]): Figure => {
  const sorted = cells.filter((cell) => cell.n > 0).toSorted((a, b) => a.value - b.value)
  const n = sumOf(sorted, (cell) => cell.n)
  if (n === 0) return gap('no attempts')
  const at = (rank: number) => {
    let passed = 0
    return sorted.find((cell) => (passed += cell.n) >= rank)!.value
  }
  const median = (at(Math.floor((n + 1) / 2)) + at(Math.ceil((n + 1) / 2))) / 2
  const low = lowRank(n)
  return low === 0
    ? known(median, null, n === 1 ? 'one attempt' : 'too few attempts')
    : known(median, [at(low), at(n + 1 - low)])
}

/**
 * The greatest rank, from 1, that the median lies below with at most 2.5 %; 0 where even the lowest value is
 * too high.
 */
const lowRank = (n: number): number => {
  if (n > 1_000) return Math.floor(n / 2 - 1.959964 * Math.sqrt(n / 4))
  let rank = 0
  let term = 0.5 ** n
  for (let below = term; below <= 0.025; below += term) {
    rank++
    term *= (n - rank + 1) / rank
  }
  return rank
}

/**
 * A standard error by the delta method: `influence` says how much one attempt moves the figure (Hampel 1974,
 * JASA 69).
 */
const standardError = (cells: readonly Cell[], n: number, influence: (value: number) => number): number =>
  Math.sqrt(sumOf(cells, (cell) => cell.n * influence(cell.value) ** 2) / (n * (n - 1)))

const around = (value: number, error: number, n: number): Interval => [
  value - tQuantile(n - 1) * error,
  value + tQuantile(n - 1) * error,
]

/** sqrt( sum(T - mean)^2 / (s-1) ), s > 1. Interval: of its logarithm, so that it stays above 0. */
export const sdFigure = (cells: readonly Cell[], moments: Moments): Figure => {
  if (moments.n === 0) return gap('no attempts')
  if (moments.n === 1) return gap('one attempt')
  const value = Math.sqrt(variance(moments))
  if (isFlat(moments)) return known(0, null, 'no variance')
  const error = standardError(cells, moments.n, (one) => ((one - moments.mean) ** 2 / moments.m2 - 1) / 2)
  const [low, high] = around(Math.log(value), error, moments.n)
  return known(value, [Math.exp(low), Math.exp(high)])
}

/** k3 / k2^(3/2), s > 2, with the k-statistics of item-statistics.md. */
export const skewnessFigure = (cells: readonly Cell[], moments: Moments): Figure => {
  const { n, mean, m2, m3 } = moments
  const missing = shapeGap(moments, 3)
  if (missing) return missing
  const value = (n * n * m3) / ((n - 1) * (n - 2)) / variance(moments) ** 1.5
  const g = m3 / m2 ** 1.5
  const error = standardError(cells, n, (one) => {
    const z = (one - mean) / Math.sqrt(m2)
    return z ** 3 - g - 3 * z - 1.5 * g * (z * z - 1)
  })
  return known(value, around(value, error, n))
}

/** k4 / k2^2, s > 3: 0 for a normal distribution. */
export const kurtosisFigure = (cells: readonly Cell[], moments: Moments): Figure => {
  const { n, mean, m2, m3, m4 } = moments
  const missing = shapeGap(moments, 4)
  if (missing) return missing
  const k4 = (n * n * ((n + 1) * m4 - 3 * (n - 1) * m2 * m2)) / ((n - 1) * (n - 2) * (n - 3))
  const value = k4 / variance(moments) ** 2
  const [g, k] = [m3 / m2 ** 1.5, m4 / (m2 * m2)]
  const error = standardError(cells, n, (one) => {
    const z = (one - mean) / Math.sqrt(m2)
    return z ** 4 - k - 4 * g * z - 2 * k * (z * z - 1)
  })
  return known(value, around(value, error, n))
}

const shapeGap = (moments: Moments, least: number): Figure | undefined => {
  if (moments.n === 0) return gap('no attempts')
  if (moments.n === 1) return gap('one attempt')
  if (moments.n < least) return gap('too few attempts')
  return isFlat(moments) ? gap('no variance') : undefined
}
