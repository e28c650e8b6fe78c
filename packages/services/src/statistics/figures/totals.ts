import { type DesignEffect, designEffect, independent } from './design-effect.ts'
import { type Frequency, type Moments, computeMoments } from './frequencies.ts'
import { jackknife } from './jackknife.ts'
import { type PowerSums, powerSums } from './power-sums.ts'
import { elementAt } from '@quizwright/domain/defined.ts'

/**
 * The totals of a quiz in percent of its marks: their distribution, its moments, and their powers by random group of
 * students. `attemptsPerStudent` is 1 if each student counts with one attempt.
 */
export type Totals = {
  frequencies: readonly Frequency[]
  moments: Moments
  groups: readonly PowerSums[]
  attemptsPerStudent: number
}

export const describeTotals = (
  frequencies: readonly Frequency[],
  groups: readonly PowerSums[],
  attemptsPerStudent: number,
): Totals => ({ frequencies, moments: computeMoments(frequencies), groups, attemptsPerStudent })

export const designEffectOfTotals = ({ moments, groups, attemptsPerStudent }: Totals): DesignEffect => {
  if (attemptsPerStudent <= 1) return independent
  const mean = elementAt(
    jackknife(groups, powerSums, (sums) => [sums.powers[0] / sums.n]),
    0,
  )
  return designEffect(mean, moments.m2 / moments.n, attemptsPerStudent)
}
