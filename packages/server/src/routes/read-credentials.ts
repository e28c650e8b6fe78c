import { Problem } from '@quizwright/contracts/problem.ts'
import { id } from '@quizwright/contracts/schemas/text.ts'
import { token } from '@quizwright/contracts/schemas/user.ts'
import { validate } from '@quizwright/contracts/validation/validate.ts'
import type { FastifyRequest } from 'fastify'

export type Credentials = { uid: string; token: string }

/** Two servers in a row could choose different ones of two values, and so see two different callers. */
const isRepeated = ({ raw }: FastifyRequest, name: string): boolean =>
  raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === name).length > 1

/**
 * Reads the caller's credentials from the headers `uid` and `authorization`. Throws MALFORMED if one of them
 * is repeated, SIGN_IN_REQUIRED if one is missing or impossible. The server checks whether the token is valid.
 */
export const readCredentials = (request: FastifyRequest): Credentials => {
  if (isRepeated(request, 'uid') || isRepeated(request, 'authorization')) throw new Problem('MALFORMED')
  const uid = validate(id, request.headers['uid'])
  const checkedToken = validate(token, request.headers.authorization)
  if (!uid.ok || !checkedToken.ok) throw new Problem('SIGN_IN_REQUIRED')
  return { uid: uid.data, token: checkedToken.data }
}
