import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a client may open a WebSocket. Browsers let any page open a socket to any server and always send the page's
 * origin. `allowed` lists origins. If it is empty, the origin must be the host of the request. A client that sends no
 * origin is a program and not a page. It could send any origin, so only its token decides, as in every call.
 */
export const isAllowedOrigin = (
  { origin, host }: IncomingHttpHeaders,
  allowed: readonly string[],
): boolean => {
  if (origin === undefined) return true
  const page = URL.parse(origin)
  if (!page || !/^https?:$/.test(page.protocol)) return false
  return allowed.length > 0 ? allowed.includes(page.origin) : page.host === host?.toLowerCase()
}
