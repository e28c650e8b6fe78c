import type { Measured, Part } from './measured.ts'
import { type CallName, callsPerAttempt } from './mix.ts'

/** CPU milliseconds of a part for one attempt, including its share of an instructor's turn. */
export const cpuPerAttempt = ({ calls }: Measured, part: Part): number =>
  Object.entries(callsPerAttempt).reduce(
    (sum, [name, times]) => sum + times * calls[name as CallName].cpuMs[part].mean,
    0,
  )

/**
 * The maximum throughput of a resource in attempts per second, by the utilization law. `servers` work in
 * parallel.
 */
export const mostPerSecond = (servers: number, msPerAttempt: number): number =>
  (1_000 * servers) / msPerAttempt

/** The planned utilization limit. Above it, queues grow faster than load. */
export const plannedShare = 0.7

/** How many instances with `serversEach` servers are needed for this rate of attempts. */
export const needed = (attemptsPerSecond: number, msPerAttempt: number, serversEach: number): number =>
  Math.max(1, Math.ceil(attemptsPerSecond / (plannedShare * mostPerSecond(serversEach, msPerAttempt))))
