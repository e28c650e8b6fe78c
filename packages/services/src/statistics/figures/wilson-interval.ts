import type { Interval } from './figure.ts'
import { normalQuantile } from './quantiles.ts'

/**
 * Wilson's score interval of a proportion (Wilson 1927, Journal of the American Statistical Association 22).
 * It stays within 0 to 1 and keeps its coverage near both. `n` may be a fraction: an effective sample size,
 * which is greater than the number of attempts where marks vary less than right and wrong answers do (Kott
 * and Carr 1997, Journal of Official Statistics 13).
 */
export const wilsonInterval = (proportion: number, n: number): Interval => {
  const z2 = normalQuantile ** 2
  const centre = (proportion + z2 / (2 * n)) / (1 + z2 / n)
  const variance = (proportion * (1 - proportion)) / n + z2 / (4 * n * n)
  const margin = (normalQuantile / (1 + z2 / n)) * Math.sqrt(variance)
  return [Math.max(0, centre - margin), Math.min(1, centre + margin)]
}

/** The same in percent. */
export const wilsonPercentages = (proportion: number, n: number): Interval => {
  const [low, high] = wilsonInterval(proportion, n)
  return [100 * low, 100 * high]
}
