import { createHash } from 'node:crypto'
import { idPattern } from '@quizwright/contracts/schemas/text.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Who is signed in to the page. */
export type PageSession = { uid: string; token: string }

const name = 'issues'
const path = '/issues'

/** The session that a request carries; undefined when it carries none that could be one. */
export const readSession = (request: FastifyRequest): PageSession | undefined => {
  const [uid = '', token = ''] = (request.cookies[name] ?? '').split('.')
  return idPattern.test(uid) && idPattern.test(token) ? { uid, token } : undefined
}

/**
 * No script can read it, no other site can send it, and it goes with the browser; the token in it ends by
 * itself when it is not used.
 */
export const keepSession = (
  request: FastifyRequest,
  reply: FastifyReply,
  { uid, token }: PageSession,
): void => {
  reply.setCookie(name, `${uid}.${token}`, {
    path,
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
  })
}

export const forgetSession = (reply: FastifyReply): void => void reply.clearCookie(name, { path })

/** Stands in every form: only who can read the page, which no script of any page can, knows it. */
export const formKey = ({ token }: PageSession): string =>
  createHash('sha256').update(`form of ${token}`).digest('base64url')
