import type { Figure, MissingReason } from '@quizwright/domain/schemas/item-statistics.ts'
import type { Answers } from './answers.ts'
import {
  type Covariances,
  computeCovariances,
  covariancesOfAll,
  type GroupSums,
  groupSums,
} from './covariances.ts'
import { estimate, type Interval, mapFigure, missing, within } from './figure.ts'
import {
  hasNoVariance,
  type JointFrequency,
  marksOf,
  type Moments,
  computeMoments,
  restScoresOf,
  sumBy,
} from './frequencies.ts'
import { greatestCovariance } from './greatest-covariance.ts'
import { computeInterval, jackknife } from './jackknife.ts'

/**
 * Computes the discrimination index: the corrected item-total correlation, of the mark with the rest score, in
 * percent: 100 cov(x, R) / sqrt(var(x) var(R)). Moodle, secondary_question_walker. The interval is that of the
 * jackknife, symmetric on the scale of Fisher's z.
 */
export const discriminationFigure = (answers: Answers): Figure => {
  const pair = pairOf(answers.frequencies)
  const reason = reasonForNoPair(pair)
  if (reason) return missing(reason)
  return correlationFigure(pair.covariance / Math.sqrt(pair.mark.m2 * pair.rest.m2), answers.groups)
}

/** Computes the same from the sums of the groups alone. */
export const discriminationOfGroups = (groups: readonly GroupSums[]): Figure => {
  const covariances = covariancesOfAll(groups)
  if (covariances.n === 0) return missing('no attempts')
  if (covariances.n === 1) return missing('one attempt')
  const r = correlationOf(covariances)
  return Number.isNaN(r) ? missing('no variance') : correlationFigure(r, groups)
}

const correlationFigure = (correlation: number, groups: readonly GroupSums[]): Figure => {
  const r = Math.max(-1, Math.min(1, correlation))
  if (1 - r * r < 1e-12) {
    const n = groups.reduce((sum, group) => sum + group.n, 0)
    return estimate(100 * r, null, n < 3 ? 'too few attempts' : 'no exception')
  }
  const [z] = jackknife(groups, groupSums, (sums) => [fisherZ(correlationOf(computeCovariances(sums)))])
  if (!z) return estimate(100 * r, null, 'too few attempts')
  return estimate(100 * r, computeInterval(z).map((limit) => 100 * Math.tanh(limit)) as Interval)
}

/** Beyond this, Fisher's z would be infinite in samples without one of the groups. */
const greatestCorrelation = 1 - 1e-6

const fisherZ = (r: number): number =>
  Math.atanh(Math.max(-greatestCorrelation, Math.min(greatestCorrelation, r)))

/** Returns the correlation of the only question with the rest score. NaN if one of them does not vary. */
const correlationOf = ({ totalVariance, markVariances, covariances }: Covariances): number => {
  // Sums of nobody have no question.
  const [markVariance = Number.NaN] = markVariances
  const [covariance = Number.NaN] = covariances
  const restVariance = totalVariance - 2 * covariance + markVariance
  if (markVariance === 0 || restVariance <= 1e-12 * totalVariance) return Number.NaN
  return (covariance - markVariance) / Math.sqrt(markVariance * restVariance)
}

/**
 * Computes the discriminative efficiency: the covariance of mark and rest score as a percentage of the greatest
 * covariance that the same marks and rest scores allow, which is that of both sorted. Moodle,
 * secondary_steps_walker. The interval is that of the discrimination in this unit, because both divide the same
 * covariance by a value that the two marginal distributions determine.
 */
export const efficiencyFigure = (frequencies: readonly JointFrequency[], discrimination: Figure): Figure => {
  const pair = pairOf(frequencies)
  const reason = reasonForNoPair(pair)
  if (reason) return missing(reason)
  const { mark, rest, covariance } = pair
  const greatest = greatestCovariance(frequencies, mark.mean, rest.mean) / pair.n
  if (greatest <= 0) return missing('no variance')
  const unit = Math.sqrt(mark.m2 * rest.m2) / greatest
  const { interval, why } = mapFigure(discrimination, (value) => value * unit)
  // Both are at most 100 but for the rounding of sums and for the unit of the interval.
  const value = Math.min(100, (100 * covariance) / greatest)
  return estimate(value, interval && within(interval, [-Infinity, 100]), why)
}

/** Mark and rest score with their covariance. All are divided by n, because only ratios of them are used. */
type Pair = { n: number; mark: Moments; rest: Moments; covariance: number }

const pairOf = (frequencies: readonly JointFrequency[]): Pair => {
  const [mark, rest] = [computeMoments(marksOf(frequencies)), computeMoments(restScoresOf(frequencies))]
  const products = sumBy(
    frequencies,
    (frequency) =>
      frequency.n * (frequency.mark - mark.mean) * (frequency.total - frequency.mark - rest.mean),
  )
  return { n: mark.n, mark, rest, covariance: products / mark.n }
}

const reasonForNoPair = ({ n, mark, rest }: Pair): MissingReason | undefined => {
  if (n === 0) return 'no attempts'
  if (n === 1) return 'one attempt'
  if (hasNoVariance(mark)) return 'no variance'
  return hasNoVariance(rest) ? 'no rest variance' : undefined
}
