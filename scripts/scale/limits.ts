import type { Measured, Part } from './measured.ts'
import { type CallName, callsPerAttempt } from './mix.ts'

/** CPU milliseconds of a part for one attempt with its share of an instructor's turn. */
export const cpuPerAttempt = ({ calls }: Measured, part: Part): number =>
  Object.entries(callsPerAttempt).reduce(
    (sum, [name, times]) => sum + times * calls[name as CallName].cpuMs[part].mean,
    0,
  )

/** What a resource can do at most: attempts a second, by the law of utilisation. `servers` work at once. */
export const mostPerSecond = (servers: number, msPerAttempt: number): number =>
  (1_000 * servers) / msPerAttempt

/** No resource is planned to be busier than this: above it, queues grow quicker than load. */
export const plannedShare = 0.7

/** How many of something, each of so many servers, carry so many attempts a second. */
export const needed = (attemptsPerSecond: number, msPerAttempt: number, serversEach: number): number =>
  Math.max(1, Math.ceil(attemptsPerSecond / (plannedShare * mostPerSecond(serversEach, msPerAttempt))))
