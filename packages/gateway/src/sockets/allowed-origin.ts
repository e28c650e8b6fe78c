import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether the page that opens a WebSocket may do so. Browsers let any page open a socket to any server and only send
 * the page's origin. `allowed` lists origins. If it is empty, the origin must be the host of the request.
 */
export const isAllowedOrigin = (
  { origin, host }: IncomingHttpHeaders,
  allowed: readonly string[],
): boolean => {
  const page = URL.parse(origin ?? '')
  if (!page || !/^https?:$/.test(page.protocol)) return false
  return allowed.length > 0 ? allowed.includes(page.origin) : page.host === host?.toLowerCase()
}
