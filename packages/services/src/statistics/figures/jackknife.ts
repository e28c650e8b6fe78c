import type { Interval } from './figure.ts'
import { tQuantile } from './quantiles.ts'
import { elementAt } from '@quizwright/domain/defined.ts'

/** How to add the sums of groups, and how to subtract one group from the sums of all. */
export type GroupArithmetic<Sums> = {
  sum: (groups: readonly Sums[]) => Sums
  without: (all: Sums, group: Sums) => Sums
}

/** An estimate on any scale with its standard error and the degrees of freedom of Student's t. */
export type Estimate = { value: number; standardError: number; degreesOfFreedom: number }

/**
 * Computes standard errors by the delete-a-group jackknife (Wolter, Introduction to Variance Estimation, 2nd ed.,
 * chapter 4; Kott 2001, Journal of Official Statistics 17). All attempts of a student are in one group. The errors
 * therefore include the similarity of one student's attempts and the correlation between questions, which the counts
 * of single questions cannot show.
 *
 * There are G groups, each with n_g of the n attempts. Each estimate t is computed again without one group, as t_g.
 * A group moves the estimate by d_g = (1 - n_g / n) (t - t_g). The variance is G / (G - 1) times the sum of d_g^2.
 * The degrees of freedom are Satterthwaite's (1946, Biometrics Bulletin 2), 2 G / (b - 1) with the kurtosis b of the
 * d_g, limited to 1 to G - 1. They are few if a few groups decide, as with a question on which nearly all students
 * are right.
 *
 * `estimates` should return values on a scale on which they are about normal. There is no standard error for an
 * estimate that is not finite, with all groups or without one of them, or that no group moves: the data do not
 * determine one.
 */
export const jackknife = <Sums extends { n: number }>(
  groups: readonly Sums[],
  { sum, without }: GroupArithmetic<Sums>,
  estimates: (sums: Sums) => number[],
): (Estimate | null)[] => {
  const filled = groups.filter((group) => group.n > 0)
  const all = sum(filled)
  const values = estimates(all)
  if (filled.length < 2) return values.map(() => null)
  const moves = filled.map((group) => {
    const valuesWithout = estimates(without(all, group))
    return values.map((value, index) => (1 - group.n / all.n) * (value - elementAt(valuesWithout, index)))
  })
  return values.map((value, index) =>
    estimateOf(
      value,
      moves.map((move) => elementAt(move, index)),
    ),
  )
}

const estimateOf = (value: number, moves: readonly number[]): Estimate | null => {
  const groupCount = moves.length
  const squares = moves.reduce((total, move) => total + move ** 2, 0)
  if (!Number.isFinite(value) || !Number.isFinite(squares) || squares === 0) return null
  const fourthPowers = moves.reduce((total, move) => total + move ** 4, 0)
  const kurtosis = (groupCount * fourthPowers) / squares ** 2
  const degreesOfFreedom = kurtosis > 1 ? (2 * groupCount) / (kurtosis - 1) : groupCount - 1
  return {
    value,
    standardError: Math.sqrt((squares * groupCount) / (groupCount - 1)),
    degreesOfFreedom: Math.min(groupCount - 1, Math.max(1, degreesOfFreedom)),
  }
}

/** The factors for the two margins of an interval. */
export type Widening = { below: number; above: number }

/** Returns the 95 % interval of an estimate, widened where its scale is not quite that of a normal distribution. */
export const computeInterval = (
  { value, standardError, degreesOfFreedom }: Estimate,
  { below, above }: Widening = { below: 1, above: 1 },
): Interval => {
  const margin = tQuantile(degreesOfFreedom) * standardError
  return [value - below * margin, value + above * margin]
}
