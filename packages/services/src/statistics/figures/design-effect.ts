import type { Estimate } from './jackknife.ts'
import { normalQuantile, tQuantile } from './quantiles.ts'

/**
 * How much greater the variance of a mean is than if all attempts were by different students (Kish 1965, Survey
 * Sampling, 5.4), and the quantile for its interval.
 */
export type DesignEffect = { factor: number; quantile: number }

/** For statistics in which each student counts with one attempt. */
export const independent: DesignEffect = { factor: 1, quantile: normalQuantile }

/** A smaller factor is a rounding error of equal means. */
const leastFactor = 1e-9

/**
 * Computes the design effect from a mean that the jackknife estimated. If its groups show no variance, the attempts
 * of a student count as one, which is the strongest possible dependence.
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

/** For figures without sums by group: never less than for independent attempts. */
export const atLeastIndependent = ({ factor, quantile }: DesignEffect): DesignEffect => ({
  factor: Math.max(1, factor),
  quantile,
})
