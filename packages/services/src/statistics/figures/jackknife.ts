import { addGroups, type Covariances, covariancesOf, type GroupSums, removeGroup } from './covariances.ts'
import type { Interval } from './figure.ts'
import { tQuantile } from './quantiles.ts'

/**
 * 95 % intervals by the delete-a-group jackknife (Wolter, Introduction to Variance Estimation, 2nd ed.,
 * chapter 4; Kott 2001, Journal of Official Statistics 17), for estimates whose error depends on how answers
 * to different questions go together, which the counts of single questions cannot tell.
 *
 * With G groups of n_g of n attempts, and each estimate t computed again without one group, as t_g, the variance
 * is G / (G - 1) times the sum of ((1 - n_g / n) (t - t_g))^2. The interval is Student's t with G - 1 degrees
 * of freedom.
 *
 * `estimates` should return values on a scale on which they are about normal. An estimate that is not finite
 * has no interval.
 */
export const deleteAGroupJackknife = (
  groups: readonly GroupSums[],
  estimates: (covariances: Covariances) => number[],
): (Interval | null)[] => {
  const filled = groups.filter((group) => group.n > 0)
  const groupCount = filled.length
  const all = addGroups(filled)
  const values = estimates(covariancesOf(all))
  if (groupCount < 2) return values.map(() => null)
  const squares = values.map(() => 0)
  for (const group of filled) {
    const withoutGroup = estimates(covariancesOf(removeGroup(all, group)))
    values.forEach((value, index) => {
      squares[index]! += ((1 - group.n / all.n) * (value - withoutGroup[index]!)) ** 2
    })
  }
  const quantile = tQuantile(groupCount - 1)
  return values.map((value, index) => {
    const margin = quantile * Math.sqrt((squares[index]! * groupCount) / (groupCount - 1))
    return Number.isFinite(margin) ? [value - margin, value + margin] : null
  })
}
