import * as z from 'zod/mini'
import type { Row } from '../define.ts'
import type { SentCall } from './prepare-request.ts'

/** The header that identifies a repeated call (draft-ietf-httpapi-idempotency-key-header). */
export const idempotencyHeader = 'idempotency-key'
export const idempotencyKey = z
  .string()
  .check(z.minLength(16), z.maxLength(128), z.regex(/^[A-Za-z0-9_-]+$/, 'must be letters, digits, _ and -'))

/** Whether a call of this row is repeated with the key of its first attempt. */
export const takesIdempotencyKey = (row: Row): boolean => row.idempotent === 'by key'

const keyBytes = 16
const makeKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(keyBytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

/**
 * Keeps the keys of calls that got no response, for as long as the page lives. The service may have executed
 * such a call, so an equal call is treated as a repetition.
 */
export const createUnansweredCalls = () => {
  const keys = new Map<string, string>()
  const nameOf = (row: Row, { params, query, body }: SentCall): string =>
    JSON.stringify([row.path, params, query, body])
  return {
    /** Returns the key of the equal call that got no response, or a new key. */
    takeKey: (row: Row, call: SentCall): string => {
      const name = nameOf(row, call)
      const key = keys.get(name) ?? makeKey()
      keys.delete(name)
      return key
    },
    keep: (row: Row, call: SentCall, key: string): void => {
      keys.set(nameOf(row, call), key)
    },
  }
}
