import type { Estimate } from './jackknife.ts'
import { normalQuantile, tQuantile } from './quantiles.ts'

/**
 * By how much the variance of a mean is greater than if all attempts were of different students (Kish 1965,
 * Survey Sampling, 5.4), and the quantile by which its interval is computed.
 */
export type DesignEffect = { factor: number; quantile: number }

/** Where each student counts with one attempt. */
export const independent: DesignEffect = { factor: 1, quantile: normalQuantile }

/** A smaller factor is the rounding of equal means. */
const leastFactor = 1e-9

/**
 * The design effect from a mean that the jackknife estimated. Where its groups show no variance, the attempts
 * of a student count as one: that is the most they can depend on each other.
 */
export const designEffect = (
  mean: Estimate | null,
  independentVariance: number,
  attemptsPerStudent: number,
): DesignEffect => {
  const factor = mean === null ? 0 : mean.standardError ** 2 / independentVariance
  if (mean === null || !Number.isFinite(factor) || factor < leastFactor)
    return { factor: attemptsPerStudent, quantile: normalQuantile }
  return { factor, quantile: tQuantile(mean.degreesOfFreedom) }
}

/** For figures of which no groups are kept: never less than if the attempts were independent. */
export const atLeastIndependent = ({ factor, quantile }: DesignEffect): DesignEffect => ({
  factor: Math.max(1, factor),
  quantile,
})
