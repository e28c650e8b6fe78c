import { sumOf } from '../figures/frequencies.ts'
import type { PercentageSums } from '../figures/option-figures.ts'
import type { OptionSums } from './read-item-counts.ts'

/** Returns the sums of the answers that are counted under these numbers, over all revisions. */
export const sumsOf = (sums: readonly OptionSums[], ...numbers: readonly number[]): PercentageSums => {
  const own = sums.filter(({ option }) => numbers.includes(option))
  return {
    n: sumOf(own, ({ n }) => n),
    percentage: sumOf(own, ({ percentage }) => percentage),
    percentageSquared: sumOf(own, ({ percentageSquared }) => percentageSquared),
  }
}
