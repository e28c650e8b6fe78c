import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** The gateway names each request, so that one name leads through the logs of both; anything but a plain name is replaced. */
export const requestIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
  const given = headers['x-request-id']
  return typeof given === 'string' && /^[A-Za-z0-9_-]{8,64}$/.test(given) ? given : randomUUID()
}
