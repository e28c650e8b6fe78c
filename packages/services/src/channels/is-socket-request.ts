import type { IncomingMessage } from 'node:http'

/** Where socket.io listens when nothing else is said. */
const socketPath = '/socket.io/'

/**
 * Only requests for a channel are upgraded; all others get an HTTP response. Some clients offer HTTP/2 with each
 * request (`Upgrade: h2c`), and Node would leave those to socket.io, which answers nothing.
 */
export const isSocketRequest = ({ url, headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket' && url?.startsWith(socketPath) === true
