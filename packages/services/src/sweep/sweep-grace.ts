const dayMs = 24 * 60 * 60 * 1_000

/** How long something must have been seen to be of no use before it goes, in milliseconds. */
export const sweepGrace = { revisions: 7 * dayMs, pictures: 30 * dayMs }

export type Sweeping = { now: Date; graceMs: typeof sweepGrace; signal: AbortSignal }
