import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether the page that opens a WebSocket may do so. Browsers let every page open one to any server and only
 * state the page's origin. `allowed` lists origins; if it is empty, the page must come from the host that the
 * request was sent to.
 */
export const isAllowedOrigin = (
  { origin, host }: IncomingHttpHeaders,
  allowed: readonly string[],
): boolean => {
  const page = URL.parse(origin ?? '')
  if (!page || !/^https?:$/.test(page.protocol)) return false
  return allowed.length > 0 ? allowed.includes(page.origin) : page.host === host?.toLowerCase()
}
