import type { Figure } from '@quizwright/contracts/schemas/item-statistics.ts'
import { addGroups, covariancesOf, type GroupSums } from './covariances.ts'
import { estimate, missing } from './figure.ts'
import { deleteAGroupJackknife } from './jackknife.ts'

/**
 * The effective weight of each question in percent: 100 sqrt(cov(x, T)) over the sum of these roots of all
 * questions whose covariance is not negative. Moodle, calculator.php, calculate(). The interval is symmetric on
 * the scale of the squared weight, which is about normal down to 0.
 */
export const effectiveWeights = (groups: readonly GroupSums[]): Figure[] => {
  const { n, totalVariance, covariances } = covariancesOf(addGroups(groups))
  if (n < 2) return covariances.map(() => missing(n === 0 ? 'no attempts' : 'one attempt'))
  const sumOfRoots = rootSum(covariances)
  if (totalVariance < 1e-18 || sumOfRoots === 0)
    return covariances.map((covariance) => missing(covariance < 0 ? 'negative covariance' : 'no variance'))
  const intervals = deleteAGroupJackknife(groups, (sample) => squaredWeights(sample.covariances))
  return covariances.map((covariance, index) => {
    if (covariance < 0) return missing('negative covariance')
    const weight = (100 * Math.sqrt(covariance)) / sumOfRoots
    const squared = intervals[index]
    if (!squared) return estimate(weight, null, 'too few attempts')
    const low = Math.sqrt(Math.max(0, squared[0]))
    const high = Math.sqrt(Math.min(10_000, squared[1]))
    return estimate(weight, [low, high])
  })
}

/**
 * The effective weight, in percent, of a revision that only some of the attempts answered: what its covariance
 * would weigh beside those of the other questions. There is no interval, because the others are of all attempts.
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

/** Negative covariances stay negative, so that the jackknife sees by how much a group moves them. */
const squaredWeights = (covariances: readonly number[]): number[] => {
  const sum = rootSum(covariances)
  return covariances.map((covariance) => (10_000 * covariance) / (sum * sum))
}
