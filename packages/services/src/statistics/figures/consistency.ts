import { elementAt } from '@quizwright/domain/defined.ts'
import type { Figure, MissingReason } from '@quizwright/domain/schemas/item-statistics.ts'
import {
  type Covariances,
  computeCovariances,
  covariancesOfAll,
  type GroupSums,
  groupSums,
} from './covariances.ts'
import { estimate, type Interval, missing } from './figure.ts'
import { type Estimate, computeInterval, jackknife } from './jackknife.ts'

export type Consistency = { cic: Figure; errorRatio: Figure; standardError: Figure }

/**
 * Computes the reliability of a quiz in classical test theory: the coefficient of internal consistency 100 alpha,
 * the error ratio 100 sqrt(1 - alpha) and the standard error of measurement sd sqrt(1 - alpha), the last in marks.
 * The intervals are symmetric on the scale of log(1 - alpha) (Bonett 2002, Journal of Educational and Behavioral
 * Statistics 27), that of the standard error on the scale of its logarithm.
 */
export const consistencyFigures = (groups: readonly GroupSums[]): Consistency => {
  const covariances = covariancesOfAll(groups)
  const reason = reasonForNoAlpha(covariances)
  if (reason) return { cic: missing(reason), errorRatio: missing(reason), standardError: missing(reason) }
  const alpha = alphaOf(covariances)
  if (hasNoError(alpha)) return perfectConsistency
  const estimates = jackknife(groups, groupSums, (sums) => {
    const sample = computeCovariances(sums)
    return [Math.log(1 - alphaOf(sample)), Math.log(standardErrorOf(sample))]
  })
  const logError = elementAt(estimates, 0)
  const logStandardError = elementAt(estimates, 1)
  const figure = (value: number, logarithm: Estimate | null, limits: (interval: Interval) => Interval) =>
    logarithm
      ? estimate(value, limits(computeInterval(logarithm)))
      : estimate(value, null, 'too few attempts')
  return {
    cic: figure(100 * alpha, logError, alphaInterval),
    errorRatio: figure(100 * Math.sqrt(1 - alpha), logError, errorRatioInterval),
    standardError: figure(standardErrorOf(covariances), logStandardError, ([low, high]) => [
      Math.exp(low),
      Math.exp(high),
    ]),
  }
}

/** Cronbach's alpha of k questions: k / (k - 1) (1 - sum var(x) / var(T)). Moodle, calculator.php. */
const alphaOf = ({ totalVariance, markVariances }: Covariances): number => {
  const questionCount = markVariances.length
  const sumOfVariances = markVariances.reduce((sum, variance) => sum + variance, 0)
  return (questionCount / (questionCount - 1)) * (1 - sumOfVariances / totalVariance)
}

const standardErrorOf = (covariances: Covariances): number =>
  Math.sqrt(covariances.totalVariance * (1 - alphaOf(covariances)))

/** Perfectly consistent answers have no error, so there is no logarithm of it. */
const hasNoError = (alpha: number): boolean => 1 - alpha < 1e-12

const perfectConsistency: Consistency = {
  cic: estimate(100, null, 'no exception'),
  errorRatio: estimate(0, null, 'no exception'),
  standardError: estimate(0, null, 'no exception'),
}

const alphaInterval = ([low, high]: Interval): Interval => [
  100 * (1 - Math.exp(high)),
  100 * (1 - Math.exp(low)),
]

const errorRatioInterval = ([low, high]: Interval): Interval => [
  100 * Math.exp(low / 2),
  100 * Math.exp(high / 2),
]

const reasonForNoAlpha = ({ n, totalVariance, markVariances }: Covariances): MissingReason | undefined => {
  if (n === 0) return 'no attempts'
  if (n === 1) return 'one attempt'
  if (markVariances.length < 2) return 'one question'
  if (n < 3) return 'too few attempts'
  return totalVariance < 1e-18 ? 'no variance' : undefined
}
