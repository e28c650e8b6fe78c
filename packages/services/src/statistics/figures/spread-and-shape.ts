import type { Figure } from '@quizwright/contracts/schemas/item-statistics.ts'
import { estimate, type Interval, missing } from './figure.ts'
import { type Frequency, hasNoVariance, type Moments, sampleVariance, sumOf } from './frequencies.ts'
import { tQuantile } from './quantiles.ts'

/**
 * The standard deviation sqrt(sum (T - mean)^2 / (n - 1)), for n > 1. The interval is symmetric on the scale
 * of the logarithm, so it stays above 0.
 */
export const sdFigure = (frequencies: readonly Frequency[], moments: Moments): Figure => {
  const { n, mean, m2 } = moments
  if (n === 0) return missing('no attempts')
  if (n === 1) return missing('one attempt')
  if (hasNoVariance(moments)) return estimate(0, null, 'no variance')
  const sd = Math.sqrt(sampleVariance(moments))
  const error = standardError(frequencies, n, (value) => ((value - mean) ** 2 / m2 - 1) / 2)
  const [low, high] = symmetricInterval(Math.log(sd), error, n)
  return estimate(sd, [Math.exp(low), Math.exp(high)])
}

/** The skewness k3 / k2^(3/2), for n > 2, from the k-statistics (Kendall and Stuart, vol. 1, chapter 12). */
export const skewnessFigure = (frequencies: readonly Frequency[], moments: Moments): Figure => {
  const { n, mean, m2, m3 } = moments
  const reason = reasonForNoShape(moments, 3)
  if (reason) return reason
  const k3 = (n * n * m3) / ((n - 1) * (n - 2))
  const skewness = k3 / sampleVariance(moments) ** 1.5
  const g1 = m3 / m2 ** 1.5
  const error = standardError(frequencies, n, (value) => {
    const z = (value - mean) / Math.sqrt(m2)
    return z ** 3 - g1 - 3 * z - 1.5 * g1 * (z * z - 1)
  })
  return estimate(skewness, symmetricInterval(skewness, error, n))
}

/** The excess kurtosis k4 / k2^2, for n > 3, from the k-statistics: 0 for a normal distribution. */
export const kurtosisFigure = (frequencies: readonly Frequency[], moments: Moments): Figure => {
  const { n, mean, m2, m3, m4 } = moments
  const reason = reasonForNoShape(moments, 4)
  if (reason) return reason
  const k4 = (n * n * ((n + 1) * m4 - 3 * (n - 1) * m2 * m2)) / ((n - 1) * (n - 2) * (n - 3))
  const kurtosis = k4 / sampleVariance(moments) ** 2
  const [g1, b2] = [m3 / m2 ** 1.5, m4 / (m2 * m2)]
  const error = standardError(frequencies, n, (value) => {
    const z = (value - mean) / Math.sqrt(m2)
    return z ** 4 - b2 - 4 * g1 * z - 2 * b2 * (z * z - 1)
  })
  return estimate(kurtosis, symmetricInterval(kurtosis, error, n))
}

const reasonForNoShape = (moments: Moments, minimumSize: number): Figure | undefined => {
  if (moments.n === 0) return missing('no attempts')
  if (moments.n === 1) return missing('one attempt')
  if (moments.n < minimumSize) return missing('too few attempts')
  return hasNoVariance(moments) ? missing('no variance') : undefined
}

/**
 * The standard error of an estimate by the delta method. `influence` is the influence function: how much one
 * attempt moves the estimate (Hampel 1974, Journal of the American Statistical Association 69).
 */
const standardError = (
  frequencies: readonly Frequency[],
  n: number,
  influence: (value: number) => number,
): number => {
  const squares = sumOf(frequencies, (frequency) => frequency.n * influence(frequency.value) ** 2)
  return Math.sqrt(squares / (n * (n - 1)))
}

const symmetricInterval = (value: number, error: number, n: number): Interval => {
  const margin = tQuantile(n - 1) * error
  return [value - margin, value + margin]
}
