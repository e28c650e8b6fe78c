import * as z from 'zod/mini'
import type { Row } from '../define.ts'

/** The header by which a repeated call is known (draft-ietf-httpapi-idempotency-key-header). */
export const idempotencyHeader = 'idempotency-key'
export const idempotencyKey = z
  .string()
  .check(z.minLength(16), z.maxLength(128), z.regex(/^[A-Za-z0-9_-]+$/, 'must be letters, digits, _ and -'))

/** Whether calls of this row are repeated by sending them with the key of the first one. */
export const takesIdempotencyKey = (row: Row): boolean => row.idempotent === 'by key'

const keyBytes = 16
const makeKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(keyBytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

/**
 * The keys of calls that may have been done although no answer came: an equal call is the same one, sent again.
 * They live as long as the page.
 */
export const createUnansweredCalls = () => {
  const keys = new Map<string, string>()
  const nameOf = (row: Row, body: unknown): string => `${row.path} ${JSON.stringify(body)}`
  return {
    /** The key of a call: the one that it had when it was not answered, or a new one. */
    takeKey: (row: Row, body: unknown): string => {
      const name = nameOf(row, body)
      const key = keys.get(name) ?? makeKey()
      keys.delete(name)
      return key
    },
    keep: (row: Row, body: unknown, key: string): void => {
      keys.set(nameOf(row, body), key)
    },
  }
}
