import { Problem } from '@quizwright/contracts/problem.ts'
import { elementAt } from '@quizwright/domain/defined.ts'
import { id } from '@quizwright/domain/schemas/text.ts'
import { token } from '@quizwright/contracts/schemas/user.ts'
import { validateInput } from '../validation/validate-input.ts'
import type { FastifyRequest } from 'fastify'

export type Credentials = { uid: string; token: string }

/**
 * Whether a header is repeated. Two servers in a row could each use a different value, and so see two different
 * callers.
 */
const isRepeated = ({ raw: { rawHeaders } }: FastifyRequest, name: string): boolean => {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const given = elementAt(rawHeaders, index)
    if (given.length === name.length && given.toLowerCase() === name) count++
  }
  return count > 1
}

/**
 * Reads the caller's credentials from the headers `uid` and `authorization`. Throws MALFORMED if one is repeated,
 * and SIGN_IN_REQUIRED if one is missing or has an impossible form. The validity of the token is checked later.
 */
export const readCredentials = (request: FastifyRequest): Credentials => {
  if (isRepeated(request, 'uid') || isRepeated(request, 'authorization')) throw new Problem('MALFORMED')
  const uid = validateInput(id, request.headers['uid'])
  const checkedToken = validateInput(token, request.headers.authorization)
  if (!uid.ok || !checkedToken.ok) throw new Problem('SIGN_IN_REQUIRED')
  return { uid: uid.data, token: checkedToken.data }
}
