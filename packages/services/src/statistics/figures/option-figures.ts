import type { Figure } from '@quizwright/domain/schemas/item-statistics.ts'
import { type DesignEffect, independent } from './design-effect.ts'
import { estimate, missing } from './figure.ts'
import { hasNoVariance, sampleVariance } from './frequencies.ts'
import { tQuantile } from './quantiles.ts'
import { wilsonPercentages } from './wilson-interval.ts'

/**
 * Computes the percentage of attempts that selected an option. The interval is Wilson's, with the design effect of
 * the marks.
 */
export const shareFigure = (chosen: number, attempts: number, effect?: DesignEffect): Figure => {
  if (attempts === 0) return missing('no attempts')
  return estimate((100 * chosen) / attempts, wilsonPercentages(chosen / attempts, attempts, effect))
}

/**
 * The number of attempts that selected an option, with the sums of their percentages and of the squared percentages.
 */
export type PercentageSums = { n: number; percentage: number; percentageSquared: number }

/**
 * Computes the mean total, in percent, of the attempts that selected an option. The interval uses Student's t,
 * scaled by the design effect of the mean of all totals.
 */
export const meanTotalFigure = (
  { n, percentage, percentageSquared }: PercentageSums,
  { factor, quantile }: DesignEffect = independent,
): Figure => {
  if (n === 0) return missing('no attempts')
  const mean = percentage / n
  if (n === 1) return estimate(mean, null, 'one attempt')
  const m2 = Math.max(0, percentageSquared / n - mean * mean)
  if (hasNoVariance({ mean, m2 })) return estimate(mean, null, 'no variance')
  const margin = Math.max(quantile, tQuantile(n - 1)) * Math.sqrt((factor * sampleVariance({ n, m2 })) / n)
  return estimate(mean, [Math.max(0, mean - margin), Math.min(100, mean + margin)])
}
