import type { FastifyReply, FastifyRequest } from 'fastify'
import { hashToken } from '../../auth/identity/token.ts'

const lifeSeconds = 10 * 60

/** Two launches in one browser, as of two tabs, have a cookie each. Browsers take the prefix over https only. */
const cookieName = ({ protocol }: FastifyRequest, browserHash: string): string =>
  `${protocol === 'https' ? '__Host-' : ''}lti-${browserHash.slice(0, 12)}`

/**
 * Gives the browser the secret by which it is known at the launch. The cookie must reach us from the platform's form
 * and inside its frame: browsers that keep cookies of other sites away keep a partitioned one for each platform.
 */
export const bindBrowser = (request: FastifyRequest, reply: FastifyReply, secret: string): void => {
  reply.setCookie(cookieName(request, hashToken(secret)), secret, {
    path: '/',
    httpOnly: true,
    // Browsers take a secure cookie of this machine over http, too.
    secure: true,
    sameSite: 'none',
    partitioned: true,
    maxAge: lifeSeconds,
  })
}

/** Whether this browser has the secret with this hash. */
export const isBoundByCookie = (request: FastifyRequest, browserHash: string): boolean => {
  const secret = request.cookies[cookieName(request, browserHash)]
  return secret !== undefined && hashToken(secret) === browserHash
}
