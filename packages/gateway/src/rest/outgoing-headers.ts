import { idempotencyHeader } from '@quizwright/contracts/http/idempotency-key.ts'
import type { Credentials } from '@quizwright/server/routes/read-credentials.ts'
import type { FastifyRequest } from 'fastify'

/** Builds the headers of a request to an upstream. Only these headers of the caller are forwarded. */
export const outgoingHeaders = (
  request: FastifyRequest,
  caller: Credentials | undefined,
  { contentType, idempotencyKey }: { contentType?: string; idempotencyKey?: string | undefined } = {},
): Record<string, string> => ({
  accept: 'application/json',
  'accept-encoding': 'identity',
  'x-request-id': request.id,
  'x-forwarded-for': request.ip,
  ...(caller && { uid: caller.uid, authorization: caller.token }),
  ...(contentType && { 'content-type': contentType }),
  ...(idempotencyKey && { [idempotencyHeader]: idempotencyKey }),
})
