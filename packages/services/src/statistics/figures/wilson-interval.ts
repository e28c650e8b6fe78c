import { type DesignEffect, independent } from './design-effect.ts'
import type { Interval } from './figure.ts'

/**
 * Returns Wilson's score interval of a proportion (Wilson 1927, Journal of the American Statistical Association 22).
 * It stays within 0 to 1 and keeps its coverage near both. `n` is an effective sample size and may be a fraction. It
 * is greater than the number of attempts if marks vary less than correct and wrong answers do, and smaller by the
 * design effect if students have several attempts (Kott and Carr 1997, Journal of Official Statistics 13).
 */
export const wilsonInterval = (
  proportion: number,
  n: number,
  { factor, quantile }: DesignEffect = independent,
): Interval => {
  const size = n / factor
  const z2 = quantile ** 2
  const centre = (proportion + z2 / (2 * size)) / (1 + z2 / size)
  const variance = (proportion * (1 - proportion)) / size + z2 / (4 * size * size)
  const margin = (quantile / (1 + z2 / size)) * Math.sqrt(variance)
  return [Math.max(0, centre - margin), Math.min(1, centre + margin)]
}

/** Returns the same interval in percent. */
export const wilsonPercentages = (proportion: number, n: number, effect?: DesignEffect): Interval => {
  const [low, high] = wilsonInterval(proportion, n, effect)
  return [100 * low, 100 * high]
}
