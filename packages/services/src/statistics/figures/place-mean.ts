import type { Figure } from '@quizwright/domain/schemas/item-statistics.ts'
import { missing } from './figure.ts'
import { facilityOfMoments } from './facility.ts'
import { tQuantile } from './quantiles.ts'

/** The attempts from one place: their number, that of their students, and sums of percentages and their squares. */
export type PlaceSums = { n: number; students: number; percentageSum: number; percentageSquaredSum: number }

/** A variance below this share of the mean square is a rounding error of equal percentages. */
const roundingError = 1e-12

/**
 * Computes the mean percentage of the attempts from a place. The interval is Wilson's with the effective sample size
 * of partial marks and the quantile of Student's t, because places have few students. All attempts of a student
 * count as one: places have no random groups that show how similar these attempts are, and this is the strongest
 * possible dependence.
 */
export const placeMeanFigure = ({ n, students, percentageSum, percentageSquaredSum }: PlaceSums): Figure => {
  if (n === 0) return missing('no attempts')
  const mean = percentageSum / n
  if (students < 2) return { value: mean, interval: null, why: 'one attempt' }
  const meanSquare = percentageSquaredSum / n
  const variance = meanSquare - mean * mean
  const m2 = variance <= roundingError * meanSquare ? 0 : (variance * students) / (students - 1)
  return facilityOfMoments({ n: students, mean, m2 }, 100, { factor: 1, quantile: tQuantile(students - 1) })
}
