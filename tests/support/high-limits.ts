import type { GatewayOptions } from '@quizwright/gateway/start-gateway.ts'

/**
 * Limits so high that one busy test file does not reach them: request rates, and the load of a process that
 * also holds the database. The gateway's own tests check what the limits do.
 */
export const highLimits = {
  requestsPerUser: 1_000_000,
  requestsPerAddress: 1_000_000,
  socketsPerUser: 1_000,
  eventLoopDelayMs: 60_000,
  heapPercent: 100,
} satisfies GatewayOptions['limits']

/** A gateway that turns to services again as soon as they are back: tests that kill them do not wait for it. */
export const shortBreaks = {
  breakerFirstOpenMs: 200,
  breakerLongestOpenMs: 400,
} satisfies GatewayOptions['limits']
