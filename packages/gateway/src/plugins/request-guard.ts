import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { GatewayLimits } from '../limits.ts'

/** Names that two servers in a row may read differently, or that would make one caller two. */
const once = new Set(['host', 'uid', 'authorization', 'content-type', 'content-length', 'origin'])

const judgeHeaders = (rawHeaders: readonly string[], limits: GatewayLimits): Problem | undefined => {
  if (rawHeaders.length / 2 > limits.headerCount) return new Problem('HEADERS_TOO_LARGE')
  const seen = new Set<string>()
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!.toLowerCase()
    if (name.includes('_') || (once.has(name) && seen.has(name))) return new Problem('MALFORMED')
    seen.add(name)
  }
  return seen.has('host') ? undefined : new Problem('MALFORMED')
}

const carriesBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** A body where none belongs is how one request is hidden in another. */
const hidesBody = (message: IncomingMessage): boolean =>
  (message.method === 'GET' || message.method === 'HEAD') && carriesBody(message)

/** Connections whose last answer has been given: what still comes on them is nobody's request. */
const finished = new WeakSet<Socket>()
export const isFinished = (socket: Socket): boolean => finished.has(socket)

/**
 * Refuses what no honest client sends, before anything else looks at the request. Whoever is refused with a
 * body still on its way loses the connection too, except in an upload, whose browser would then never hear
 * why.
 */
export const guardRequests = (
  app: FastifyInstance,
  limits: GatewayLimits,
  isUpload: (request: FastifyRequest) => boolean,
): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    const { raw } = request
    const problem =
      (raw.url?.length ?? 0) > limits.urlBytes
        ? new Problem('URL_TOO_LONG')
        : (judgeHeaders(raw.rawHeaders, limits) ?? (hidesBody(raw) ? new Problem('MALFORMED') : undefined))
    if (!problem) return
    reply.header('connection', 'close')
    throw problem
  })
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode >= 400 && carriesBody(request.raw) && !request.raw.complete && !isUpload(request))
      reply.header('connection', 'close')
    if (reply.getHeader('connection') === 'close') finished.add(request.raw.socket)
  })
}
