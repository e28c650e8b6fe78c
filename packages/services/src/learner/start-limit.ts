import { createRequestLimit, type RequestLimit } from '@quizwright/server/http/request-limits.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ServiceLimits } from '../context.ts'

const hourMs = 60 * 60 * 1_000

/**
 * How many attempts are begun from one address, which a whole class may share, and in one session. Both limits stop
 * a program that begins attempts without end. A class does not reach them.
 */
export const createStartLimit = (
  app: FastifyInstance,
  limits: Pick<ServiceLimits, 'startsPerAddress' | 'startsPerSession'>,
): RequestLimit => {
  const ofAddress = createRequestLimit(app, {
    max: limits.startsPerAddress,
    windowMs: hourMs,
    keyOf: (request) => request.ip,
    message: 'Very many attempts have been begun from your network. Wait a while and try again.',
  })
  const ofSession = createRequestLimit(app, {
    max: limits.startsPerSession,
    windowMs: hourMs,
    keyOf: sessionOf,
    message: 'Very many attempts have been begun in this session. Wait a while and try again.',
  })
  return async (request) => {
    await ofAddress(request)
    await ofSession(request)
  }
}

/** Runs after the body was checked. */
const sessionOf = (request: FastifyRequest): string => (request.body as { session_id: string }).session_id
