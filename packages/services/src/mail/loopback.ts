import { isIP } from 'node:net'

/** Whether a request comes from this machine. */
export const isLoopbackAddress = (address: string): boolean =>
  address === '::1' ||
  (isIP(address) === 4 && address.startsWith('127.')) ||
  address.startsWith('::ffff:127.')

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Whether the Host header is a name of this machine. It is not if a foreign domain was made to resolve to this
 * machine (DNS rebinding).
 */
export const isLoopbackHost = (host: string | undefined): boolean =>
  host !== undefined && loopbackHosts.has(host.replace(/:\d+$/, '').toLowerCase())
