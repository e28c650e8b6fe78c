import { isIP } from 'node:net'

/** Whether a request comes from this machine itself. */
export const isLoopbackAddress = (address: string): boolean =>
  address === '::1' ||
  (isIP(address) === 4 && address.startsWith('127.')) ||
  address.startsWith('::ffff:127.')

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Whether a request names this machine by a name of its own: a page elsewhere, whose name was made to lead here,
 * does not.
 */
export const isLoopbackHost = (host: string | undefined): boolean =>
  host !== undefined && loopbackHosts.has(host.replace(/:\d+$/, '').toLowerCase())
