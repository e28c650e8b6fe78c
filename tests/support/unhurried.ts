import type { GatewayOptions } from '@quizwright/gateway/app.ts'

/** The rates that one busy test file would pass; what they do is tested with the gateway. */
export const unhurried = { requestsPerUser: 1_000_000, requestsPerAddress: 1_000_000, socketsPerUser: 1_000 } satisfies GatewayOptions['limits']
