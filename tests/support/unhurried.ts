import type { GatewayOptions } from '@quizwright/gateway/start-gateway.ts'

/**
 * Limits that one busy test file would pass, its rates and the load of a process that holds the database too.
 * What they do is tested with the gateway.
 */
export const unhurried = {
  requestsPerUser: 1_000_000,
  requestsPerAddress: 1_000_000,
  socketsPerUser: 1_000,
  eventLoopDelayMs: 60_000,
  heapPercent: 100,
} satisfies GatewayOptions['limits']
