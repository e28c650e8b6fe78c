import cephes from 'cephes'

await cephes.compiled

/** The 97.5 % quantile of the standard normal distribution: 95 % of it lies between minus and plus this value. */
export const normalQuantile = cephes.ndtri(0.975)

/** From here on the two quantiles agree to 2e-9. */
const practicallyInfinite = 1e9

/**
 * Returns the 97.5 % quantile of Student's t distribution with any number of degrees of freedom from 1, including
 * fractions and infinity. The library accepts only integers; for fractions the incomplete beta function is inverted
 * (Abramowitz and Stegun 26.7.1).
 */
export const tQuantile = (degreesOfFreedom: number): number => {
  if (degreesOfFreedom > practicallyInfinite) return normalQuantile
  if (Number.isInteger(degreesOfFreedom)) return cephes.stdtri(degreesOfFreedom, 0.975)
  const x = cephes.incbi(degreesOfFreedom / 2, 0.5, 0.05)
  return Math.sqrt((degreesOfFreedom * (1 - x)) / x)
}
