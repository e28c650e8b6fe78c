import { idempotencyHeader } from '@quizwright/contracts/http/idempotency-key.ts'
import type { Credentials } from '@quizwright/server/routes/read-credentials.ts'
import type { FastifyRequest } from 'fastify'

/** Builds the headers of a request to an upstream. Only these headers of the caller are forwarded. */
export const outgoingHeaders = (
  request: FastifyRequest,
  caller?: Credentials,
  contentType?: string,
  idempotencyKey?: string,
): Record<string, string> => {
  const headers: Record<string, string> = {
    accept: 'application/json',
    'accept-encoding': 'identity',
    'x-request-id': request.id,
    'x-forwarded-for': request.ip,
  }
  if (caller) {
    headers.uid = caller.uid
    headers.authorization = caller.token
  }
  if (contentType) headers['content-type'] = contentType
  if (idempotencyKey) headers[idempotencyHeader] = idempotencyKey
  return headers
}
