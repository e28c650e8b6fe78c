import type { Row } from '@quizwright/contracts/define.ts'
import {
  idempotencyHeader,
  idempotencyKey,
  takesIdempotencyKey,
} from '@quizwright/contracts/http/idempotency-key.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { validateInput } from '../validation/validate-input.ts'
import type { FastifyRequest } from 'fastify'

/**
 * Returns the idempotency key of a call. Undefined if there is none or the row takes none. Throws CONTRACT for an
 * invalid one.
 */
export const readIdempotencyKey = (row: Row, request: FastifyRequest): string | undefined => {
  const given = request.headers[idempotencyHeader]
  if (given === undefined || !takesIdempotencyKey(row)) return undefined
  const checked = validateInput(idempotencyKey, given)
  if (checked.ok) return checked.data
  throw new Problem('CONTRACT', {
    errors: [{ field: idempotencyHeader, messages: checked.errors.flatMap(({ messages }) => messages) }],
  })
}
