import type { GatewayOptions } from '@quizwright/gateway/start-gateway.ts'

/** Request rates that a busy test file does not reach, of gateway and services. Their own tests check what they do. */
export const highRates = { requestsPerUser: 1_000_000, requestsPerAddress: 1_000_000 }

/** Limits of a gateway that a busy test file does not reach, also in a process that contains the database. */
export const highLimits = {
  ...highRates,
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
