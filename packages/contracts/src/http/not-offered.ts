import type { Row } from '../define.ts'
import { isProblemCode } from '../problems.ts'

/** Problem codes for a call that does not exist. Every other code of ours comes from an existing call. */
const noCall = new Set<unknown>(['NO_ROUTE', 'METHOD_NOT_ALLOWED', 'NOT_BUILT', 'NOT_OFFERED'])

const codeIn = (body: unknown): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, 'code') : undefined

/**
 * Whether a response to an extension means that the service lacks the call: status 405 or 501, or a 404
 * without a code of ours (an HTML page, or a body of the service's own framework). `body` is the parsed body,
 * or undefined if it is not JSON.
 */
export const isNotOffered = (row: Row, status: number, body: unknown): boolean => {
  if (!row.extension) return false
  if (status === 405 || status === 501) return true
  const code = codeIn(body)
  return status === 404 && (noCall.has(code) || typeof code !== 'string' || !isProblemCode(code))
}
