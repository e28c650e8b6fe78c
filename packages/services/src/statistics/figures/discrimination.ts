import type { Figure } from '@quizwright/contracts/schemas/item-statistics.ts'
import { estimate, mapFigure, missing } from './figure.ts'
import {
  type Frequency,
  hasNoVariance,
  type JointFrequency,
  marksOf,
  type Moments,
  momentsOf,
  restScoresOf,
  sumOf,
} from './frequencies.ts'
import { tQuantile } from './quantiles.ts'

/** A question with a discriminative efficiency below this percentage is doubtful (Moodle, is_dubious_question). */
export const doubtfulEfficiency = 15

/**
 * The discrimination index: the corrected item-total correlation, of the mark with the rest score, in percent:
 * 100 cov(x, R) / sqrt(var(x) var(R)). Moodle, secondary_question_walker. The interval is symmetric on the
 * scale of Fisher's z. Its standard error is the one that holds for any distribution (Hawkins 1989, The
 * American Statistician 43), because marks are seldom normal.
 */
export const discriminationFigure = (frequencies: readonly JointFrequency[]): Figure => {
  const pair = pairOf(frequencies)
  const { n, mark, rest } = pair
  if (n === 0) return missing('no attempts')
  if (n === 1) return missing('one attempt')
  if (hasNoVariance(mark) || hasNoVariance(rest)) return missing('no variance')
  const [sdOfMark, sdOfRest] = [Math.sqrt(mark.m2), Math.sqrt(rest.m2)]
  const r = Math.max(-1, Math.min(1, pair.covariance / (sdOfMark * sdOfRest)))
  if (1 - r * r < 1e-12) return estimate(100 * r, null, 'too few attempts')
  const squares = sumOf(frequencies, (frequency) => {
    const x = (frequency.mark - mark.mean) / sdOfMark
    const y = (frequency.total - frequency.mark - rest.mean) / sdOfRest
    return frequency.n * (x * y - (r / 2) * (x * x + y * y)) ** 2
  })
  const margin = (tQuantile(n - 1) * Math.sqrt(squares / (n * (n - 1)))) / (1 - r * r)
  const z = Math.atanh(r)
  return estimate(100 * r, [100 * Math.tanh(z - margin), 100 * Math.tanh(z + margin)])
}

/**
 * The discriminative efficiency: the covariance of mark and rest score as a percentage of the greatest
 * covariance that the same marks and rest scores allow, both sorted. Moodle, secondary_steps_walker. The
 * interval is the discrimination's in this unit: both divide the same covariance by what the two marginal
 * distributions determine.
 */
export const efficiencyFigure = (frequencies: readonly JointFrequency[], discrimination: Figure): Figure => {
  const { n, mark, rest, covariance } = pairOf(frequencies)
  if (n === 0) return missing('no attempts')
  if (n === 1) return missing('one attempt')
  const greatest = greatestCovariance(frequencies, mark.mean, rest.mean) / n
  if (hasNoVariance(mark) || hasNoVariance(rest) || greatest <= 0) return missing('no variance')
  const unit = Math.sqrt(mark.m2 * rest.m2) / greatest
  const { interval, why: reason } = mapFigure(discrimination, (value) => value * unit)
  return estimate((100 * covariance) / greatest, interval, reason)
}

/** Mark and rest score with their covariance, each divided by n: ratios of them need no other divisor. */
type Pair = { n: number; mark: Moments; rest: Moments; covariance: number }

const pairOf = (frequencies: readonly JointFrequency[]): Pair => {
  const [mark, rest] = [momentsOf(marksOf(frequencies)), momentsOf(restScoresOf(frequencies))]
  const products = sumOf(
    frequencies,
    (frequency) =>
      frequency.n * (frequency.mark - mark.mean) * (frequency.total - frequency.mark - rest.mean),
  )
  return { n: mark.n, mark, rest, covariance: products / mark.n }
}

/**
 * The sum of the products of marks and rest scores around their means, when the lowest mark meets the lowest
 * rest score, and so on upwards.
 */
const greatestCovariance = (
  frequencies: readonly JointFrequency[],
  meanMark: number,
  meanRest: number,
): number => {
  const marks = ascending(marksOf(frequencies))
  const rests = ascending(restScoresOf(frequencies))
  let sum = 0
  let [markIndex, restIndex] = [0, 0]
  while (markIndex < marks.length && restIndex < rests.length) {
    const [mark, rest] = [marks[markIndex]!, rests[restIndex]!]
    const matched = Math.min(mark.n, rest.n)
    sum += matched * (mark.value - meanMark) * (rest.value - meanRest)
    mark.n -= matched
    rest.n -= matched
    if (mark.n === 0) markIndex++
    if (rest.n === 0) restIndex++
  }
  return sum
}

const ascending = (frequencies: readonly Frequency[]): Frequency[] =>
  frequencies.toSorted((a, b) => a.value - b.value).map((frequency) => ({ ...frequency }))
