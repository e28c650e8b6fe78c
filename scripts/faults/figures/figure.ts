/** What a measurement found. `reason` says why the aim is not met. */
export type Found = { found: string; met: boolean; ran: string; reason?: string }

/** A figure of the bar of reliability. Codes and aims are the bar's. */
export type Figure = {
  code: string
  what: string
  aim: string
  /** Measures it; the seed chooses what is chosen at random. */
  measure?: (seed: number) => Promise<Found>
  /** The case whose tests are the measurement: it is met when none of them fails. */
  byCase?: string
  /** Why nothing measures it here. */
  notTried?: string
}
