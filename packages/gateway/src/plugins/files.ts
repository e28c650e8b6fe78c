import type { IncomingHttpHeaders } from 'node:http'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { outgoingHeaders } from '../rest/outgoing-headers.ts'
import type { UpstreamResponse } from '../rest/try-outcome.ts'
import type { Upstream } from '../rest/upstream.ts'

const keyPattern = /^[A-Za-z0-9_-]{16,90}(?:\.[a-z0-9]{1,5})?$/
/** Types that a browser shows without running scripts in them. */
const passiveType = /^(?:image\/(?:png|jpeg|gif|webp)|video\/(?:mp4|webm))$/
const forwardedHeaders = [
  'content-length',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
  'cache-control',
] as const

const requestHeaders = (request: FastifyRequest): Record<string, string> => {
  const { range, 'if-none-match': etag } = request.headers
  return {
    ...outgoingHeaders(request),
    ...(range && /^bytes=\d*-\d*$/.test(range) && { range }),
    ...(etag && etag.length <= 200 && { 'if-none-match': etag }),
    accept: 'image/*, video/*',
  }
}

const contentTypeOf = (headers: IncomingHttpHeaders): string => String(headers['content-type'] ?? '')

const findProblem = ({ status, headers }: UpstreamResponse): Problem | undefined => {
  if (status === 404) return new Problem('NOT_FOUND')
  if (status === 304 || status === 416) return undefined
  if (status !== 200 && status !== 206)
    return new Problem('UPSTREAM_CONTRACT', { cause: new Error(`The status of a file was ${status}.`) })
  if (!passiveType.test(contentTypeOf(headers)))
    return new Problem('UPSTREAM_CONTRACT', { cause: new Error('A file is neither an image nor a video.') })
  return undefined
}

/**
 * GET /files/<key> relays images and videos of the main service under the page's own origin. It needs no sign-in,
 * because the keys cannot be guessed.
 */
export const files = fp<{ main: Upstream }>(
  async (app, { main }) => {
    app.get<{ Params: { key: string } }>('/files/:key', async (request, reply) => {
      const { key } = request.params
      if (!keyPattern.test(key)) throw new Problem('NOT_FOUND')
      const response = await main.openResponse({
        method: 'GET',
        path: `/files/${key}`,
        headers: requestHeaders(request),
        maxResponseBytes: Infinity,
        isIdempotent: true,
      })
      const { status, headers, body } = response
      const problem = findProblem(response)
      if (problem) {
        await body.dump().catch(() => undefined)
        throw problem
      }
      for (const name of forwardedHeaders)
        if (typeof headers[name] === 'string') reply.header(name, headers[name])
      if (status < 300) reply.type(contentTypeOf(headers))
      return reply.code(status).send(body)
    })
  },
  { name: 'files', dependencies: ['rate-limits'] },
)
