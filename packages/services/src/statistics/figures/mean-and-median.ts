import type { Figure } from '@quizwright/domain/schemas/item-statistics.ts'
import { atLeastIndependent, type DesignEffect } from './design-effect.ts'
import { estimate, type Interval, missing, within } from './figure.ts'
import { type Frequency, hasNoVariance, sampleVariance, sumBy } from './frequencies.ts'
import { computeInterval, jackknife } from './jackknife.ts'
import { powerSums } from './power-sums.ts'
import { normalQuantile, tQuantile } from './quantiles.ts'
import { designEffectOfTotals, type Totals } from './totals.ts'

/** Between which a mean of totals lies. */
const percentages: Interval = [0, 100]

/**
 * Computes the mean of the totals. Moodle, mod/quiz/report/statistics/classes/calculator.php. The interval uses
 * Student's t and, if students have several attempts, the jackknife's standard error.
 */
export const meanFigure = ({ moments, groups, attemptsPerStudent }: Totals): Figure => {
  const { n, mean } = moments
  if (n === 0) return missing('no attempts')
  if (n === 1) return estimate(mean, null, 'one attempt')
  if (hasNoVariance(moments)) return estimate(mean, null, 'no variance')
  if (attemptsPerStudent > 1) {
    const [estimated] = jackknife(groups, powerSums, (sums) => [sums.powers[0] / sums.n])
    if (!estimated) return estimate(mean, null, 'too few attempts')
    return estimate(mean, within(computeInterval(estimated), percentages))
  }
  const margin = tQuantile(n - 1) * Math.sqrt(sampleVariance(moments) / n)
  return estimate(mean, within([mean - margin, mean + margin], percentages))
}

/**
 * Computes the median: the middle value, or the mean of the two middle values. The interval is between two order
 * statistics, chosen by the binomial distribution of the number of values below the median (David and Nagaraja,
 * Order Statistics, 3rd ed., 7.1). It holds for any distribution of the values. If students have several attempts,
 * the variance of the number below the median is scaled by the design effect of the mean (Woodruff 1952, Journal of
 * the American Statistical Association 47).
 */
export const medianFigure = (totals: Totals): Figure => {
  const sorted = totals.frequencies.filter(({ n }) => n > 0).toSorted((a, b) => a.value - b.value)
  const n = sumBy(sorted, (frequency) => frequency.n)
  if (n === 0) return missing('no attempts')
  const lowerMiddle = orderStatistic(sorted, Math.floor((n + 1) / 2))
  const upperMiddle = orderStatistic(sorted, Math.ceil((n + 1) / 2))
  const median = (lowerMiddle + upperMiddle) / 2
  const rank =
    totals.attemptsPerStudent > 1
      ? lowerRankOfClusters(n, atLeastIndependent(designEffectOfTotals(totals)))
      : lowerRank(n)
  if (rank === 0) return estimate(median, null, n === 1 ? 'one attempt' : 'too few attempts')
  return estimate(median, [orderStatistic(sorted, rank), orderStatistic(sorted, n + 1 - rank)])
}

/** Returns the value with this rank, from 1, in a sorted sample. */
const orderStatistic = (sorted: readonly Frequency[], rank: number): number => {
  let cumulated = 0
  for (const { value, n } of sorted) {
    cumulated += n
    if (cumulated >= rank) return value
  }
  throw new RangeError(`A sample of ${cumulated} values has no rank ${rank}.`)
}

/** Up to this sample size the binomial distribution is summed exactly. Above it the normal approximation is used. */
const exactAtMost = 1_000

/**
 * Returns the rank, from 1, of the lower limit of the median's interval: the greatest rank below which the median
 * lies with a probability of at most 2.5 %. Returns 0 if the sample is too small for one.
 */
const lowerRank = (n: number): number => {
  if (n > exactAtMost) return Math.floor(n / 2 - normalQuantile * Math.sqrt(n / 4))
  let rank = 0
  let probability = 0.5 ** n
  for (let cumulated = probability; cumulated <= 0.025; cumulated += probability) {
    rank++
    probability *= (n - rank + 1) / rank
  }
  return rank
}

/** Like `lowerRank`, if the number of values below the median has this design effect. */
const lowerRankOfClusters = (n: number, { factor, quantile }: DesignEffect): number =>
  Math.max(0, Math.floor(n / 2 - quantile * Math.sqrt((n * factor) / 4)))
