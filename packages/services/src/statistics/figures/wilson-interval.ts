import type { Interval } from './figure.ts'
import { normalQuantile } from './t-quantile.ts'

/**
 * Wilson's interval of a proportion (Wilson 1927, JASA 22), which does not leave 0 to 1 and holds near both
 * ends. `n` need not be whole: what varies less than right and wrong answers do counts as more of them (Kott
 * and Carr 1997, Journal of Official Statistics 13).
 */
export const wilson = (p: number, n: number): Interval => {
  const z2 = normalQuantile ** 2
  const middle = (p + z2 / (2 * n)) / (1 + z2 / n)
  const reach = (normalQuantile / (1 + z2 / n)) * Math.sqrt((p * (1 - p)) / n + z2 / (4 * n * n))
  return [Math.max(0, middle - reach), Math.min(1, middle + reach)]
}
