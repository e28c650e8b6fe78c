import { createHash } from 'node:crypto'
import { token } from '@quizwright/contracts/schemas/user.ts'
import { validate } from '@quizwright/contracts/validation/validate.ts'
import type { FastifyRequest } from 'fastify'

/**
 * Returns the header `authorization` of a learner's request if it has the form of a token. The token is not checked.
 */
export const readToken = (request: FastifyRequest): string | undefined => {
  const read = validate(token, request.headers.authorization)
  return read.ok ? read.data : undefined
}

/** Returns a hash of the header, by which requests are counted. */
export const hashOfToken = (request: FastifyRequest): string =>
  createHash('sha256')
    .update(request.headers.authorization ?? '')
    .digest('base64url')
