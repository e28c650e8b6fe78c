import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether the page that opens a socket may: browsers let any page open one to anywhere, and say only where it
 * comes from. `allowed` lists origins; when it is empty, the page must come from the address that the request
 * itself was sent to.
 */
export const mayOpen = ({ origin, host }: IncomingHttpHeaders, allowed: readonly string[]): boolean => {
  const from = URL.parse(origin ?? '')
  if (!from || !/^https?:$/.test(from.protocol)) return false
  return allowed.length > 0 ? allowed.includes(from.origin) : from.host === host?.toLowerCase()
}
