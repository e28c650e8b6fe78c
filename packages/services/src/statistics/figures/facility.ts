import type { Figure } from '@quizwright/domain/schemas/item-statistics.ts'
import { type Answers, designEffectOfMarks } from './answers.ts'
import { computeCovariances, groupSums } from './covariances.ts'
import type { DesignEffect } from './design-effect.ts'
import { estimate, type Interval, missing, within } from './figure.ts'
import {
  greatestDeviation,
  hasNoVariance,
  marksOf,
  type Moments,
  computeMoments,
  sampleVariance,
} from './frequencies.ts'
import { computeInterval, jackknife } from './jackknife.ts'
import { sdInterval, twoValuesOf } from './two-values.ts'
import { wilsonPercentages } from './wilson-interval.ts'

/**
 * Computes the facility index: the mean mark as a percentage of the maximum mark. Moodle,
 * question/classes/statistics/questions/calculator.php. The interval is Wilson's, with an effective sample size for
 * partial marks and for several attempts of one student.
 */
export const facilityFigure = (answers: Answers, maximumMark: number, wrongCosts = 0): Figure =>
  facilityOfMoments(
    computeMoments(marksOf(answers.frequencies)),
    maximumMark,
    designEffectOfMarks(answers),
    wrongCosts,
  )

/**
 * Computes the same from the mean of the marks and their variance m2, divided by n. Where wrong answers cost a share of
 * the marks, the index can be below 0; its interval is that of the proportion between the least and the greatest marks.
 */
export const facilityOfMoments = (
  { n, mean, m2 }: Pick<Moments, 'n' | 'mean' | 'm2'>,
  maximumMark: number,
  effect: DesignEffect,
  wrongCosts = 0,
): Figure => {
  if (n === 0) return missing('no attempts')
  if (maximumMark === 0) return missing('no marks')
  const range = 1 + wrongCosts
  const index = mean / maximumMark
  const proportion = (index + wrongCosts) / range
  const interval = (size: number): Interval =>
    wilsonPercentages(proportion, size, effect).map((limit) => limit * range - 100 * wrongCosts) as Interval
  const isPartial = proportion > 0 && proportion < 1
  if (!isPartial) return estimate(100 * index, interval(n))
  const variance = m2 / (maximumMark * range) ** 2
  if (hasNoVariance({ mean: proportion, m2: variance })) return estimate(100 * index, null, 'no variance')
  return estimate(100 * index, interval((n * proportion * (1 - proportion)) / variance))
}

/**
 * Computes the standard deviation of a question's marks, as a percentage of the maximum mark. For marks with only
 * two values the interval follows from that of their proportion. Otherwise it is that of the jackknife on the scale
 * of the logarithm.
 */
export const questionSdFigure = (answers: Answers, maximumMark: number): Figure => {
  const marks = marksOf(answers.frequencies)
  const moments = computeMoments(marks)
  if (moments.n === 0) return missing('no attempts')
  if (moments.n === 1) return missing('one attempt')
  if (maximumMark === 0) return missing('no marks')
  if (hasNoVariance(moments)) return estimate(0, null, 'no variance')
  const percent = (limit: number) => (100 * limit) / maximumMark
  const sd = percent(Math.sqrt(sampleVariance(moments)))
  const two = twoValuesOf(marks, designEffectOfMarks(answers))
  if (two) return estimate(sd, sdInterval(two).map(percent) as Interval)
  const [logarithm] = jackknife(answers.groups, groupSums, (sums) => [
    Math.log(computeCovariances(sums).markVariances[0] ?? Number.NaN) / 2,
  ])
  if (!logarithm) return estimate(sd, null, 'too few attempts')
  const [low, high] = computeInterval(logarithm).map((limit) => percent(Math.exp(limit))) as Interval
  return estimate(sd, within([low, high], [0, greatestDeviation(moments.n, 100)]))
}
