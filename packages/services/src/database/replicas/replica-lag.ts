import type { Lsn } from './lsn.ts'

export type LagMeter = {
  /** Where the primary was at a moment, in milliseconds; moments never go back. */
  sawPrimary: (lsn: Lsn, at: number) => void
  /**
   * How many milliseconds old what a replica shows is at most, if it has replayed up to `lsn`. Infinity where it
   * lies before all that is remembered.
   */
  lagAt: (lsn: Lsn) => number
}

/**
 * Measures lag from where the primary was when. A replica's own clock would not do: it tells when the last
 * transaction was committed, which grows while nobody writes, and knows nothing of what it has not received.
 * While the primary can't be asked, lags stay as they were.
 * @param rememberMs how far back a lag can be told
 */
export const createLagMeter = (rememberMs: number): LagMeter => {
  let seen: { lsn: Lsn; at: number }[] = []
  return {
    sawPrimary: (lsn, at) => {
      // After a failover the log may go on at an earlier place: what was seen of the other tells nothing now.
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
