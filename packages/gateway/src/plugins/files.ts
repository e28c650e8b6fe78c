import { Problem } from '@quizwright/contracts/problem.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { outgoingHeaders } from '../rest/outgoing-headers.ts'
import type { Upstream } from '../rest/upstream.ts'

const key = /^[A-Za-z0-9_-]{16,90}(?:\.[a-z0-9]{1,5})?$/
/** What can show a picture or a film and run nothing. */
const shown = /^(?:image\/(?:png|jpeg|gif|webp)|video\/(?:mp4|webm))$/
const passedOn = [
  'content-length',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
  'cache-control',
] as const

const asked = (request: FastifyRequest): Record<string, string> => {
  const { range, 'if-none-match': known } = request.headers
  return {
    ...(range && /^bytes=\d*-\d*$/.test(range) && { range }),
    ...(known && known.length <= 200 && { 'if-none-match': known }),
  }
}

/**
 * GET /files/<key>: pictures and films that the main service keeps, under the page's own origin. Their keys
 * cannot be guessed.
 */
export const relayFiles = (app: FastifyInstance, main: Upstream): void => {
  app.get<{ Params: { key: string } }>('/files/:key', async (request, reply) => {
    if (!key.test(request.params.key)) throw new Problem('NOT_FOUND')
    const headers = { ...outgoingHeaders(request, undefined), ...asked(request), accept: 'image/*, video/*' }
    const {
      status,
      headers: answered,
      body,
    } = await main.open({
      method: 'GET',
      path: `/files/${request.params.key}`,
      headers,
      responseBytes: Infinity,
      repeatable: true,
    })
    const refuse = async (problem: Problem): Promise<never> => {
      await body.dump().catch(() => undefined)
      throw problem
    }
    if (status === 404) return refuse(new Problem('NOT_FOUND'))
    if (status !== 200 && status !== 206 && status !== 304 && status !== 416)
      return refuse(
        new Problem('UPSTREAM_CONTRACT', { cause: new Error(`A file was answered with ${status}.`) }),
      )
    const type = String(answered['content-type'] ?? '')
    if (status < 300 && !shown.test(type))
      return refuse(
        new Problem('UPSTREAM_CONTRACT', { cause: new Error('A file is neither picture nor film.') }),
      )
    for (const name of passedOn) if (typeof answered[name] === 'string') reply.header(name, answered[name])
    if (status < 300) reply.type(type)
    return reply.code(status).send(body)
  })
}
