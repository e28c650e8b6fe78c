import type { Row } from '../define.ts'
import { isProblemCode } from '../problems.ts'

/** Codes that say that a service has no such call. Every other code of ours comes from a call that exists. */
const noCall = new Set<unknown>(['NO_ROUTE', 'METHOD_NOT_ALLOWED', 'NOT_BUILT', 'NOT_OFFERED'])

const codeIn = (body: unknown): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, 'code') : undefined

/**
 * Whether a service's response to an extension says that it has no such call: 405, 501, or a 404 that carries
 * no code of ours (an HTML page, a body of the service's own framework). `body` is the parsed body, undefined
 * where it is not JSON.
 */
export const isNotOffered = (row: Row, status: number, body: unknown): boolean => {
  if (!row.extension) return false
  if (status === 405 || status === 501) return true
  const code = codeIn(body)
  return status === 404 && (noCall.has(code) || typeof code !== 'string' || !isProblemCode(code))
}
