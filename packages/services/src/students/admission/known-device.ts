import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { codeLimits } from '@quizwright/domain/limits.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readServerKey } from '../../auth/server-key.ts'
import type { Queryable } from '../../database/database.ts'

const cookieName = 'known-device'
const cookiePattern = /(?:^|;\s*)known-device=([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})(?:;|$)/
const idBytes = 16
const dayS = 24 * 60 * 60

/**
 * Devices on which a student was let in before, by a signed cookie. Limits count them apart from the other devices of
 * their network, so that strangers there do not use up theirs. The cookie authorizes nothing.
 */
export type KnownDevices = {
  /** Reads whether a request comes from a known device. */
  read: (request: FastifyRequest) => Promise<void>
  /** Returns the id of the known device from which a request comes, once it was read. */
  idOf: (request: FastifyRequest) => string | undefined
  /** Makes the device known, unless it is. */
  remember: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
}

export const createKnownDevices = (db: Queryable): KnownDevices => {
  let key: Promise<string> | undefined
  const sign = async (id: string): Promise<string> => {
    key ??= readServerKey(db, 'known-devices').catch((error: unknown) => {
      key = undefined
      throw error
    })
    return createHmac('sha256', await key)
      .update(id)
      .digest('base64url')
  }
  const ids = new WeakMap<FastifyRequest, string>()
  return {
    read: async (request) => {
      const [, id, signature] = cookiePattern.exec(request.headers.cookie ?? '') ?? []
      if (id === undefined || signature === undefined) return
      const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(await sign(id)))
      if (isOurs) ids.set(request, id)
    },
    idOf: (request) => ids.get(request),
    remember: async (request, reply) => {
      if (ids.has(request)) return
      const id = randomBytes(idBytes).toString('base64url')
      const attributes = [
        `${cookieName}=${id}.${await sign(id)}`,
        'Path=/learner',
        `Max-Age=${codeLimits.studentTokenDays * dayS}`,
        'HttpOnly',
        'SameSite=Strict',
        ...(request.protocol === 'https' ? ['Secure'] : []),
      ]
      reply.header('set-cookie', attributes.join('; '))
    },
  }
}
