import type { Figure } from '@quizwright/domain/schemas/item-statistics.ts'
import { estimate, type Interval, missing, within } from './figure.ts'
import { greatestDeviation, hasNoVariance, type Moments, sampleVariance } from './frequencies.ts'
import { type Estimate, computeInterval, jackknife, type Widening } from './jackknife.ts'
import { momentsOfPowers, powerSums } from './power-sums.ts'
import { designEffectOfTotals, type Totals } from './totals.ts'
import { kurtosisInterval, sdInterval, skewnessInterval, type TwoValues, twoValuesOf } from './two-values.ts'

/**
 * Computes the standard deviation sqrt(sum (T - mean)^2 / (n - 1)), for n > 1. The interval is symmetric on the scale
 * of the logarithm, so it stays above 0, and ends at the most that totals between 0 and 100 % allow.
 */
export const sdFigure = (totals: Totals): Figure => {
  const { moments } = totals
  if (moments.n > 1 && hasNoVariance(moments)) return estimate(0, null, 'no variance')
  return shapeFigure(totals, 2, {
    statistic: sdOf,
    scale: Math.log,
    ofTwoValues: sdInterval,
    limits: (logarithm) => {
      const interval = computeInterval(logarithm, { below: 1, above: tailWidening(totals, tailOf.sd) })
      return within(interval.map(Math.exp) as Interval, [0, greatestDeviation(moments.n, 100)])
    },
  })
}

/**
 * Computes the skewness k3 / k2^(3/2), for n > 2, from the k-statistics (Kendall and Stuart, vol. 1, chapter 12). The
 * standard error grows with its square, so the interval is symmetric on the scale of an arctangent. There is no
 * interval if the mean is within 9 % of either end of the marks, or if it would be open on one side.
 */
export const skewnessFigure = (totals: Totals): Figure =>
  shapeFigure(totals, 3, {
    statistic: skewnessOf,
    scale: (skewness) => Math.atan(slope * skewness),
    ofTwoValues: skewnessInterval,
    limits: (angle) => {
      const angles = computeInterval(angle, skewnessWidening(totals))
      const isOpen = angles.some((limit) => Math.abs(limit) > greatestAngle)
      return isAtAnEnd(totals) || isOpen ? null : (angles.map((limit) => Math.tan(limit) / slope) as Interval)
    },
  })

/**
 * Computes the excess kurtosis k4 / k2^2, for n > 3, from the k-statistics. It is 0 for a normal distribution. The
 * interval is symmetric on the scale of -(kurtosis + 2)^(-3/4). Its upper limit is at most that of any distribution
 * between 0 and 100 % with this mean and deviation: the square of the farthest standardized total, minus 3.
 */
export const kurtosisFigure = (totals: Totals): Figure =>
  shapeFigure(totals, 4, {
    statistic: kurtosisOf,
    scale: (kurtosis) => -(Math.max(leastDistance, kurtosis + 2) ** -power),
    ofTwoValues: kurtosisInterval,
    limits: (estimated) => {
      const [low, high] = computeInterval(estimated, {
        below: wideningOf(totals),
        above: tailWidening(totals, tailOf.kurtosis),
      })
      const { mean, m2 } = totals.moments
      const greatest = Math.max(mean, 100 - mean) ** 2 / m2 - 3
      const unscale = (limit: number) => (limit < 0 ? (-limit) ** (-1 / power) - 2 : Infinity)
      return [unscale(low), Math.max(kurtosisOf(totals.moments), Math.min(greatest, unscale(high)))]
    },
  })

const slope = 0.8
const greatestAngle = 1.5
const power = 0.75
const leastDistance = 0.05

/**
 * Factors of the skewness that widen a margin. A sample of a skewed distribution seldom contains the whole tail, so
 * both the estimates of shape and their standard errors are too small. The truth is then missed on the side of the
 * tail, and that margin is widened, whatever the number of students. The factors were found by simulation
 * (docs/decisions/034-intervals-by-one-jackknife.md).
 */
const tailOf = { sd: 0.06, skewness: 0.13, kurtosis: 0.17 }
const ofSmallSample = { tail: 0.7, other: 0.5 }

/**
 * The minimum distance of the mean from either end, in percent. If nearly everybody is right, the few students who
 * do far worse determine the skewness, and a class of 50 or 200 may not contain any of them. Intervals then contain
 * the truth in only 90 to 93 % of the classes, and wider ones are no better if there are many questions.
 */
const leastDistanceFromEnds = 9
const isAtAnEnd = ({ moments: { mean } }: Totals): boolean =>
  Math.min(mean, 100 - mean) < leastDistanceFromEnds

const lopsidedness = ({ moments }: Totals): number => Math.abs(skewnessOf(moments))
const rootOfStudents = ({ moments, attemptsPerStudent }: Totals): number =>
  Math.sqrt(moments.n / attemptsPerStudent)

const wideningOf = (totals: Totals): number =>
  1 + (ofSmallSample.other * lopsidedness(totals)) / rootOfStudents(totals)

const tailWidening = (totals: Totals, factor: number): number =>
  1 + (factor + ofSmallSample.tail / rootOfStudents(totals)) * lopsidedness(totals)

const skewnessWidening = (totals: Totals): Widening => {
  const tail = tailWidening(totals, tailOf.skewness)
  const other = wideningOf(totals)
  return skewnessOf(totals.moments) > 0 ? { below: other, above: tail } : { below: tail, above: other }
}

type ShapeStatistic = {
  statistic: (moments: Moments) => number
  scale: (value: number) => number
  ofTwoValues: (values: TwoValues) => Interval
  /** Returns null if the data do not allow an interval. */
  limits: (estimated: Estimate) => Interval | null
}

const shapeFigure = (
  totals: Totals,
  minimumSize: number,
  { statistic, scale, ofTwoValues, limits }: ShapeStatistic,
): Figure => {
  const { moments, frequencies, groups } = totals
  if (moments.n === 0) return missing('no attempts')
  if (moments.n === 1) return missing('one attempt')
  if (moments.n < minimumSize) return missing('too few attempts')
  if (hasNoVariance(moments)) return missing('no variance')
  const value = statistic(moments)
  const two = twoValuesOf(frequencies, designEffectOfTotals(totals))
  if (two) return estimate(value, enclosing(value, ofTwoValues(two)))
  const [estimated] = jackknife(groups, powerSums, (sums) => [scale(statistic(momentsOfPowers(sums)))])
  const interval = estimated && limits(estimated)
  return interval ? estimate(value, enclosing(value, interval)) : estimate(value, null, 'too few attempts')
}

/** The k-statistics of few attempts can be slightly outside the range that their distribution allows. */
const enclosing = (value: number, [low, high]: Interval): Interval => [
  Math.min(low, value),
  Math.max(high, value),
]

const sdOf = (moments: Moments): number => Math.sqrt(sampleVariance(moments))

const skewnessOf = (moments: Moments): number => {
  const { n, m3 } = moments
  return (n * n * m3) / ((n - 1) * (n - 2)) / sampleVariance(moments) ** 1.5
}

const kurtosisOf = (moments: Moments): number => {
  const { n, m2, m4 } = moments
  const k4 = (n * n * ((n + 1) * m4 - 3 * (n - 1) * m2 * m2)) / ((n - 1) * (n - 2) * (n - 3))
  return k4 / sampleVariance(moments) ** 2
}
