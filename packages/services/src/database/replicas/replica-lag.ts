import type { Lsn } from './lsn.ts'

export type LagMeter = {
  /** Records the primary's position at a moment in milliseconds. Moments must not go back. */
  sawPrimary: (lsn: Lsn, at: number) => void
  /**
   * Returns the maximum age, in milliseconds, of what a replica shows that has replayed up to `lsn`. Infinity if the
   * position is older than all records.
   */
  lagAt: (lsn: Lsn) => number
}

/**
 * Measures lag from records of the primary's position over time. A replica's own clock is not enough: it knows when
 * the last transaction was committed, which looks old if nobody writes, and knows nothing about what it has not
 * received. While the primary cannot be asked, lags stay as they are.
 * @param rememberMs how far back a lag can be determined
 */
export const createLagMeter = (rememberMs: number): LagMeter => {
  let seen: { lsn: Lsn; at: number }[] = []
  return {
    sawPrimary: (lsn, at) => {
      // After a failover the log may continue at an earlier position, and the records of the other primary are
      // useless.
      if (seen.some((sample) => sample.lsn > lsn)) seen = []
      seen.push({ lsn, at })
      seen = seen.filter((sample) => at - sample.at <= rememberMs)
    },
    lagAt: (lsn) => {
      const reached = seen.findLast((sample) => sample.lsn <= lsn)
      const newest = seen.at(-1)
      return reached && newest ? newest.at - reached.at : Number.POSITIVE_INFINITY
    },
  }
}
