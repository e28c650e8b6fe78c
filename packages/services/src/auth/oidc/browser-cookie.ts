import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The prefix keeps other hosts of the domain from setting it; browsers take it over https only. */
const cookieName = ({ protocol }: FastifyRequest): string =>
  protocol === 'https' ? '__Host-sign-in' : 'sign-in'

const lifeSeconds = 15 * 60

/** The name by which this browser began a sign-in, if it did. */
export const browserOf = (request: FastifyRequest): string | undefined => {
  const value = request.cookies[cookieName(request)]
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined
}

/**
 * Names the browser, so that who makes somebody else open an address of theirs can't collect that person's token.
 * Lax, because the provider sends the browser back by a link of its own.
 */
export const nameBrowser = (request: FastifyRequest, reply: FastifyReply): string => {
  const name = randomBytes(32).toString('base64url')
  reply.setCookie(cookieName(request), name, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: lifeSeconds,
  })
  return name
}
