import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Keeps the connection of a call open for `ms` after its body has arrived, although it is silent. Otherwise the
 * server would close it like any connection that is silent for too long.
 */
export const waitLong = (
  { raw: message }: FastifyRequest,
  { raw: response }: FastifyReply,
  ms: number,
): void => {
  // Node restores the default timeout with the next request.
  const wait = () => void response.setTimeout(ms, () => response.destroy())
  if (message.complete) wait()
  else message.once('end', wait)
}
