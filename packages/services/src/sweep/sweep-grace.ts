const dayMs = 24 * 60 * 60 * 1_000

/** How long revisions and images must be unreferenced before they are deleted, in milliseconds. */
export const sweepGrace = { revisions: 7 * dayMs, images: 30 * dayMs }

export type Sweeping = { now: Date; graceMs: typeof sweepGrace; signal: AbortSignal }
