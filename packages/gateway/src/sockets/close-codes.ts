/**
 * Why a browser's socket is closed. 1005 and 1006 are no code that anybody may send, so none of these is one
 * of them.
 */
export const closeCodes = {
  silent: 1001,
  tooBig: 1009,
  serviceBroke: 1011,
  restart: 1012,
  tryLater: 1013,
  broken: 4400,
  signIn: 4401,
  tooSlow: 4408,
  tooMany: 4429,
} as const
export type CloseReason = keyof typeof closeCodes

/**
 * How a link to a service ended, as the browser is told: whether to sign in, to come back at once, or a
 * little later.
 */
export const closeReasonOf = (code: string): CloseReason => {
  if (code === 'SIGN_IN_REQUIRED') return 'signIn'
  return code === 'UPSTREAM_CONTRACT' ? 'serviceBroke' : 'tryLater'
}
