import { hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** Weak: the same response may leave compressed in several ways. */
export const entityTagOf = (bytes: Buffer): string => `W/"${hash('sha256', bytes, 'base64url').slice(0, 27)}"`

/** Whether the caller says that it has this very response. */
export const isKnownToCaller = ({ headers }: FastifyRequest, tag: string): boolean => {
  const known = headers['if-none-match']
  if (known === undefined) return false
  const opaque = (given: string) => given.trim().replace(/^W\//, '')
  return known === '*' || known.split(',').some((given) => opaque(given) === opaque(tag))
}
