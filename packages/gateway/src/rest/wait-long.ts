import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Lets the connection of a call stay open for so long after its body has arrived, though nothing passes on it
 * meanwhile: the server closes others without a word once they were silent as long as a slow reader may be.
 */
export const waitLong = (
  { raw: message }: FastifyRequest,
  { raw: response }: FastifyReply,
  ms: number,
): void => {
  // Node sets the usual time again with the next request.
  const wait = () => void response.setTimeout(ms, () => response.destroy())
  if (message.complete) wait()
  else message.once('end', wait)
}
