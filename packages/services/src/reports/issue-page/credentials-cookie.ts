import { createHash } from 'node:crypto'
import { idPattern } from '@quizwright/domain/schemas/text.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The credentials of the instructor who is signed in to the page. */
export type Credentials = { uid: string; token: string }

const name = 'issues'
const path = '/issues'

/** Reads the credentials from a request's cookie. Undefined if the cookie is missing or malformed. */
export const readCredentials = (request: FastifyRequest): Credentials | undefined => {
  const [uid = '', token = ''] = (request.cookies[name] ?? '').split('.')
  return idPattern.test(uid) && idPattern.test(token) ? { uid, token } : undefined
}

/**
 * Sets the cookie. No script can read it, no other site can send it, and it ends when the browser is closed. Its
 * token expires if it is not used.
 */
export const setCredentials = (
  request: FastifyRequest,
  reply: FastifyReply,
  { uid, token }: Credentials,
): void => {
  reply.setCookie(name, `${uid}.${token}`, {
    path,
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
  })
}

export const clearCredentials = (reply: FastifyReply): void => void reply.clearCookie(name, { path })

/** Returns the token of every form. Only readers of the page know it, and no script can read the page. */
export const formKeyOf = ({ token }: Credentials): string =>
  createHash('sha256').update(`form of ${token}`).digest('base64url')
