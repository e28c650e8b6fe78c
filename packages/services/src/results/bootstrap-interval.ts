import { elementAt } from '@quizwright/domain/defined.ts'
import cephes from 'cephes'
import { createRandom } from '../random/seeded-random.ts'
import type { Interval } from '../statistics/figures/figure.ts'

await cephes.compiled

const resamples = 2_000
const [lowest, highest] = [0.025, 0.975]

/**
 * Computes the bias-corrected and accelerated bootstrap interval (BCa, Efron 1987, Journal of the American
 * Statistical Association 82) of a statistic, with 95 % confidence. Whole groups are drawn, such as all answers of a
 * student, because these depend on each other. A group is given by its sums, from which the statistic is computed.
 * The draws are seeded, so that the same data give the same interval. Null if the statistic does not vary, because
 * an interval without width would claim certainty.
 */
export const bootstrapInterval = (
  groups: readonly (readonly number[])[],
  statistic: (sums: readonly number[]) => number | null,
): Interval | null => {
  const whole = sumOf(groups)
  const value = statistic(whole)
  if (value === null || groups.length < 2) return null
  const random = createRandom(1)
  const drawn: number[] = []
  for (let draw = 0; draw < resamples; draw++) {
    const found = statistic(sumOf(groups.map(() => elementAt(groups, random.integer(groups.length)))))
    if (found !== null) drawn.push(found)
  }
  drawn.sort((a, b) => a - b)
  if (drawn.length < resamples / 2 || drawn[0] === drawn.at(-1)) return null
  const below = drawn.filter((found) => found < value).length
  const equal = drawn.filter((found) => found === value).length
  const share = (below + equal / 2) / drawn.length
  const bias = cephes.ndtri(Math.min(1 - 1 / resamples, Math.max(1 / resamples, share)))
  const acceleration = accelerationOf(groups, whole, statistic)
  const quantile = (level: number): number => {
    const shifted = bias + cephes.ndtri(level)
    const corrected = cephes.ndtr(bias + shifted / (1 - acceleration * shifted))
    return elementAt(
      drawn,
      Math.min(drawn.length - 1, Math.max(0, Math.round(corrected * drawn.length - 0.5))),
    )
  }
  return [quantile(lowest), quantile(highest)]
}

/**
 * Computes the acceleration: how the spread of the statistic changes with its value, from leaving out each group
 * once (the jackknife).
 */
const accelerationOf = (
  groups: readonly (readonly number[])[],
  whole: readonly number[],
  statistic: (sums: readonly number[]) => number | null,
): number => {
  const left = groups.flatMap(
    (group) => statistic(whole.map((sum, index) => sum - elementAt(group, index))) ?? [],
  )
  const mean = left.reduce((sum, value) => sum + value, 0) / left.length
  const power = (exponent: number) => left.reduce((sum, value) => sum + (mean - value) ** exponent, 0)
  const squares = power(2)
  return squares > 0 ? power(3) / (6 * squares ** 1.5) : 0
}

const sumOf = (groups: readonly (readonly number[])[]): number[] => {
  const sums = elementAt(groups, 0).map(() => 0)
  for (const group of groups)
    for (let index = 0; index < sums.length; index++) sums[index]! += elementAt(group, index)
  return sums
}
