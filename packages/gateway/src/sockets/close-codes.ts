/** The WebSocket close codes that browsers get. (1005 and 1006 are reserved and must not be sent.) */
export const closeCodes = {
  idle: 1001,
  messageTooBig: 1009,
  upstreamFailed: 1011,
  restart: 1012,
  tryAgainLater: 1013,
  invalidMessages: 4400,
  signInRequired: 4401,
  tooSlow: 4408,
  tooMany: 4429,
  /** Closed before it sent credentials, to make room for another socket. Says nothing about the sign-in. */
  noPlace: 4503,
} as const
export type CloseReason = keyof typeof closeCodes

/**
 * Returns the close reason for a failure. It tells the browser to sign in, to reconnect at once or to reconnect
 * later.
 */
export const toCloseReason = (problemCode: string): CloseReason => {
  if (problemCode === 'SIGN_IN_REQUIRED') return 'signInRequired'
  return problemCode === 'UPSTREAM_CONTRACT' ? 'upstreamFailed' : 'tryAgainLater'
}
