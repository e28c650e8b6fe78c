import type { Figure } from '@quizwright/domain/schemas/item-statistics.ts'
import { computeCovariances, covariancesOfAll, type GroupSums, groupSums } from './covariances.ts'
import { estimate, missing } from './figure.ts'
import { computeInterval, jackknife } from './jackknife.ts'

/**
 * Computes the effective weight of each question in percent: 100 sqrt(cov(x, T)) over the sum of these roots of all
 * questions whose covariance is not negative. Moodle, calculator.php, calculate(). The interval is that of the
 * jackknife, symmetric on a scale between the weight and its square, on which it is about normal down to 0. The only
 * question of a quiz has all the weight, which is not an estimate.
 */
export const effectiveWeights = (groups: readonly GroupSums[]): Figure[] => {
  const { n, totalVariance, markVariances, covariances } = covariancesOfAll(groups)
  if (n < 2) return covariances.map(() => missing(n === 0 ? 'no attempts' : 'one attempt'))
  const sumOfRoots = rootSum(covariances)
  if (totalVariance < 1e-18 || sumOfRoots === 0)
    return covariances.map((covariance) => missing(covariance < 0 ? 'negative covariance' : 'no variance'))
  if (covariances.length === 1) return [estimate(100, null, 'not estimated')]
  const scaled = jackknife(groups, groupSums, (sums) => scaledWeights(computeCovariances(sums).covariances))
  return covariances.map((covariance, index) => {
    if (covariance < 0) return missing('negative covariance')
    const weight = (100 * Math.sqrt(covariance)) / sumOfRoots
    const estimated = scaled[index]
    if (!estimated)
      return estimate(weight, null, markVariances[index] === 0 ? 'no variance' : 'too few attempts')
    const [low, high] = computeInterval(estimated)
    const unscale = (limit: number) => 100 * Math.min(1, Math.max(0, limit)) ** (1 / (2 * exponent))
    return estimate(weight, [unscale(low), unscale(high)])
  })
}

/**
 * Computes the effective weight, in percent, of a revision that only some of the attempts answered: the weight of
 * its covariance among those of the other questions. There is no interval, because the others are based on all
 * attempts.
 */
export const revisionWeight = (covariance: number, others: readonly number[]): Figure => {
  if (covariance < 0) return missing('negative covariance')
  const sumOfOthers = rootSum(others)
  if (sumOfOthers + covariance === 0) return missing('no variance')
  const root = Math.sqrt(covariance)
  return estimate((100 * root) / (sumOfOthers + root))
}

const rootSum = (covariances: readonly number[]): number =>
  covariances.reduce((sum, covariance) => sum + Math.sqrt(Math.max(0, covariance)), 0)

/** The exponent of the squared weights. */
const exponent = 0.8

/** Negative covariances stay negative, so that the jackknife sees how much a group moves them. */
const scaledWeights = (covariances: readonly number[]): number[] => {
  const sum = rootSum(covariances)
  return covariances.map(
    (covariance) => Math.sign(covariance) * (Math.abs(covariance) / (sum * sum)) ** exponent,
  )
}
