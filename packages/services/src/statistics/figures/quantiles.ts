import cephes from 'cephes'

await cephes.compiled

/** The 97.5 % quantile of the standard normal distribution: 95 % of it lie between minus this and this. */
export const normalQuantile = cephes.ndtri(0.975)

/** The 97.5 % quantile of Student's t distribution with an integer number of degrees of freedom from 1. */
export const tQuantile = (degreesOfFreedom: number): number => cephes.stdtri(degreesOfFreedom, 0.975)
