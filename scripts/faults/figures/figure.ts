/** The result of a measurement. `reason` says why the aim is not met. */
export type Found = { found: string; met: boolean; ran: string; reason?: string }

/** A figure of the reliability requirements, with its code and its aim. */
export type Figure = {
  code: string
  what: string
  aim: string
  /** Measures the figure. The seed determines the random choices. */
  measure?: (seed: number) => Promise<Found>
  /** The case whose tests are the measurement. The figure is met if none of them fails. */
  byCase?: string
  /** Why nothing here measures the figure. */
  notTried?: string
}
