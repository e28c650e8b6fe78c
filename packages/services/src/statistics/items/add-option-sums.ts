import { sumBy } from '../figures/frequencies.ts'
import type { PercentageSums } from '../figures/option-figures.ts'
import type { OptionSums } from './read-item-counts.ts'

/** Returns the sums of the answers that are counted under these numbers, over all revisions. */
export const addOptionSums = (sums: readonly OptionSums[], ...numbers: readonly number[]): PercentageSums => {
  const own = sums.filter(({ option }) => numbers.includes(option))
  return {
    n: sumBy(own, ({ n }) => n),
    percentage: sumBy(own, ({ percentage }) => percentage),
    percentageSquared: sumBy(own, ({ percentageSquared }) => percentageSquared),
  }
}
