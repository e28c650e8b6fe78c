import { createCipheriv, hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** From this length in bytes on, GMAC is faster than SHA-256. */
const long = 64 * 1_024
const key = Buffer.alloc(16)
const nonce = Buffer.alloc(12)

/**
 * Returns a checksum of 128 bits. It protects no secret, so its key may be public. For 2 MB it takes 0.2 ms of CPU
 * time; SHA-256 takes 1.7 ms, a tenth of relaying them.
 */
const checksumOfLong = (bytes: Buffer): string => {
  const cipher = createCipheriv('aes-128-gcm', key, nonce).setAAD(bytes)
  cipher.final()
  return cipher.getAuthTag().toString('base64url')
}

const checksumOf = (bytes: Buffer): string =>
  bytes.length < long ? hash('sha256', bytes, 'base64url').slice(0, 27) : checksumOfLong(bytes)

/** Returns a weak entity tag. It is weak because the same response may be compressed in several ways. */
export const computeEntityTag = (bytes: Buffer): string => `W/"${checksumOf(bytes)}"`

/** Whether the caller already has this response. */
export const isKnownToCaller = ({ headers }: FastifyRequest, tag: string): boolean => {
  const known = headers['if-none-match']
  if (known === undefined) return false
  const opaque = (given: string) => given.trim().replace(/^W\//, '')
  return known === '*' || known.split(',').some((given) => opaque(given) === opaque(tag))
}
