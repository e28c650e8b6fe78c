import type { IncomingHttpHeaders } from 'node:http'
import { Problem } from '@quizwright/contracts/problem.ts'
import { createKeptFiles, type WholeFile } from '@quizwright/server/http/kept-files.ts'
import { toNetwork } from '@quizwright/server/http/to-network.ts'
import { createStreamPlaces } from '@quizwright/server/http/stream-places.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { GatewayLimits } from '../limits.ts'
import { outgoingHeaders } from '../rest/outgoing-headers.ts'
import { readBody } from '../rest/read-body.ts'
import type { UpstreamResponse } from '../rest/try-outcome.ts'
import { bodyFailureProblem } from '../rest/upstream-failures.ts'
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

const openFile = async (main: Upstream, key: string, request: FastifyRequest): Promise<UpstreamResponse> => {
  const response = await main.openResponse({
    method: 'GET',
    path: `/files/${key}`,
    headers: requestHeaders(request),
    maxResponseBytes: Infinity,
    isIdempotent: true,
  })
  const problem = findProblem(response)
  if (!problem) return response
  await response.body.dump().catch(() => undefined)
  throw problem
}

/** The length of a whole file that never changes under its key, else undefined. */
const lengthToKeep = ({ status, headers }: UpstreamResponse): number | undefined => {
  const length = Number(headers['content-length'])
  const isImmutable = /\bimmutable\b/.test(headers['cache-control'] ?? '')
  return status === 200 && isImmutable && Number.isSafeInteger(length) ? length : undefined
}

const throwBroken = (error: unknown): never => {
  throw error instanceof Problem ? error : bodyFailureProblem('connection_lost', error)
}

const setHeaders = (
  reply: FastifyReply,
  { status, headers }: Pick<UpstreamResponse, 'status' | 'headers'>,
) => {
  for (const name of forwardedHeaders)
    if (typeof headers[name] === 'string') reply.header(name, headers[name])
  if (status < 300) reply.type(contentTypeOf(headers))
  return reply.code(status)
}

type FileOptions = {
  /** The main service with connections for files alone. */
  main: Upstream
  limits: GatewayLimits
}

/**
 * GET /files/<key> relays images and videos of the main service under the page's own origin. It needs no sign-in,
 * because the keys cannot be guessed. A caller may read as slowly as it likes, so a small file is read whole and
 * answered from memory, and the others are bounded, for each address and in all.
 */
export const files = fp<FileOptions>(
  async (app, { main, limits }) => {
    const kept = createKeptFiles<IncomingHttpHeaders>({
      fileBytes: limits.keptFileBytes,
      totalBytes: limits.keptFilesBytes,
    })
    const takePlace = createStreamPlaces({
      total: limits.fileStreams,
      perKey: limits.fileStreamsPerAddress,
      message: 'Too many files are being read from your network. Wait a moment and try again.',
      cutStalledAfterMs: limits.fileStalledMs,
    })
    app.get<{ Params: { key: string } }>('/files/:key', async (request, reply) => {
      const { key } = request.params
      if (!keyPattern.test(key)) throw new Problem('NOT_FOUND')
      let opened: UpstreamResponse | undefined
      const loadWhole = async (
        fits: (length: number) => boolean,
      ): Promise<WholeFile<IncomingHttpHeaders> | undefined> => {
        opened = await openFile(main, key, request)
        const length = lengthToKeep(opened)
        if (length === undefined || !fits(length)) return undefined
        return { head: opened.headers, bytes: await readBody(opened.body, length).catch(throwBroken) }
      }
      if (request.headers.range === undefined && request.headers['if-none-match'] === undefined) {
        const whole = await kept.read(key, reply.raw, loadWhole)
        if (whole) return setHeaders(reply, { status: 200, headers: whole.head }).send(whole.bytes)
      }
      try {
        takePlace(toNetwork(request.ip), reply.raw)
      } catch (error) {
        opened?.body.destroy()
        throw error
      }
      const response = opened ?? (await openFile(main, key, request))
      return setHeaders(reply, response).send(response.body)
    })
  },
  { name: 'files', dependencies: ['rate-limits'] },
)
