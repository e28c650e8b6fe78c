import type { GatewayOptions } from '@quizwright/gateway/start-gateway.ts'

/**
 * Limits that a busy test file does not reach: request rates, and the load of a process that also contains
 * the database. The gateway's own tests check what limits do.
 */
export const highLimits = {
  requestsPerUser: 1_000_000,
  requestsPerAddress: 1_000_000,
  socketsPerUser: 1_000,
  eventLoopDelayMs: 60_000,
  heapPercent: 100,
} satisfies GatewayOptions['limits']

/**
 * Makes the gateway use services again as soon as they are back, so that tests that kill them need not wait.
 */
export const shortBreaks = {
  breakerFirstOpenMs: 200,
  breakerLongestOpenMs: 400,
} satisfies GatewayOptions['limits']
