import type { Figure } from '@quizwright/contracts/schemas/item-statistics.ts'
import { estimate, missing } from './figure.ts'
import { sampleVariance } from './frequencies.ts'
import { tQuantile } from './quantiles.ts'
import { wilsonPercentages } from './wilson-interval.ts'

/** The percentage of attempts that chose an option. The interval is Wilson's. */
export const shareFigure = (chosen: number, attempts: number): Figure => {
  if (attempts === 0) return missing('no attempts')
  return estimate((100 * chosen) / attempts, wilsonPercentages(chosen / attempts, attempts))
}

/** How many attempts chose an option, with the sums of their percentages and of the squared percentages. */
export type PercentageSums = { n: number; percentage: number; percentageSquared: number }

/** The mean total, in percent, of the attempts that chose an option. The interval is Student's t. */
export const meanTotalFigure = ({ n, percentage, percentageSquared }: PercentageSums): Figure => {
  if (n === 0) return missing('no attempts')
  const mean = percentage / n
  if (n === 1) return estimate(mean, null, 'one attempt')
  const m2 = Math.max(0, percentageSquared / n - mean * mean)
  const margin = tQuantile(n - 1) * Math.sqrt(sampleVariance({ n, m2 }) / n)
  return estimate(mean, [Math.max(0, mean - margin), Math.min(100, mean + margin)])
}
