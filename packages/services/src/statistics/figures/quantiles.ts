/** The 97.5 % quantile of the standard normal distribution: 95 % of it lie between minus this and this. */
export const normalQuantile = 1.959963984540054

/**
 * The 97.5 % quantile of Student's t distribution. The expansion in 1/df is Abramowitz and Stegun, Handbook of
 * Mathematical Functions, 26.7.5; it is too coarse for one and two degrees of freedom, whose quantiles have
 * closed forms.
 */
export const tQuantile = (df: number): number => {
  if (df < 1.5) return Math.tan(Math.PI * 0.475)
  if (df < 2.5) return 0.95 / Math.sqrt(2 * 0.975 * 0.025)
  const z = normalQuantile
  const [g1, g2] = [(z ** 3 + z) / 4, (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96]
  const g3 = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384
  const g4 = (79 * z ** 9 + 776 * z ** 7 + 1_482 * z ** 5 - 1_920 * z ** 3 - 945 * z) / 92_160
  return z + g1 / df + g2 / df ** 2 + g3 / df ** 3 + g4 / df ** 4
}
