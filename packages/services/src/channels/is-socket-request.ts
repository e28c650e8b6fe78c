import type { IncomingMessage } from 'node:http'

/** The default path of socket.io. */
const socketPath = '/socket.io/'

/**
 * Only requests for a channel are upgraded. All others get an HTTP response: some clients offer HTTP/2 with each
 * request (`Upgrade: h2c`), and Node would pass those to socket.io, which does not respond.
 */
export const isSocketRequest = ({ url, headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket' && url?.startsWith(socketPath) === true
