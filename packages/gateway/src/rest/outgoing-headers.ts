import type { FastifyRequest } from 'fastify'

export type Caller = { uid: string; token: string } | undefined

/**
 * Everything an upstream hears of a request beside its body. Built, never copied: no other header of a caller
 * goes on.
 */
export const outgoingHeaders = (
  request: FastifyRequest,
  caller: Caller,
  contentType?: string,
): Record<string, string> => ({
  accept: 'application/json',
  'x-request-id': request.id,
  'x-forwarded-for': request.ip,
  ...(caller && { uid: caller.uid, authorization: caller.token }),
  ...(contentType && { 'content-type': contentType }),
})
