import { elementAt } from '@quizwright/domain/defined.ts'
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import { lightenHeaders } from '@quizwright/server/http/light-headers.ts'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Wording } from '@quizwright/contracts/schemas/public-config.ts'
import { pagePolicy, workerPolicy } from './page-policy.ts'
import { ReadStream } from 'node:fs'

/** The build names workers so. */
const worker = /\.worker-[\w-]+\.js$/

/** Larger files are streamed, so that a film among the assets does not fill the memory. */
const largestKept = 4 * 1024 * 1024

/** Returns the length of a response whose body is a whole file, or undefined for a partial response. */
const wholeLength = (status: number, contentLength: unknown): number | undefined =>
  status === 200 && contentLength !== undefined ? Number(contentLength) : undefined

type AssetCache = (payload: unknown, response: { status: number; contentLength: unknown }) => Promise<unknown>

/**
 * Replaces the stream of a file by its bytes and sends the same bytes to every caller. A thousand slow readers then
 * share one copy, while each stream would have its own buffers. Only for files that never change under their name.
 */
const createAssetCache = (): AssetCache => {
  const kept = new Map<string, Promise<Buffer>>()
  return async (payload, { status, contentLength }) => {
    const length = wholeLength(status, contentLength)
    if (!(payload instanceof ReadStream) || length === undefined || length > largestKept) return payload
    const path = String(payload.path)
    let reading = kept.get(path)
    if (!reading) {
      reading = readFile(path)
      kept.set(path, reading)
      reading.catch(() => kept.delete(path))
    }
    const bytes = await reading.catch(() => undefined)
    if (bytes?.length !== length) return payload
    payload.destroy()
    return bytes
  }
}

type PageOptions = {
  folder: string
  /** Whether the page records spans of its calls. */
  isTraced?: boolean
  /** The wording of texts. The document carries it, because the page must know it before it reads any text. */
  wording?: Wording | undefined
}

/** The build writes this placeholder where the nonce of each response belongs. */
const noncePlaceholder = '__CSP_NONCE__'
const otherRoutes = /^\/(?:api|ws|files|docs)(?:\/|$)/
/** Must run before the page's own script. The build does not include it, so that an untraced page loads nothing. */
const tracingScript = '<script type="module" src="/tracing.js"></script>'
const immutable = 'public, max-age=31536000, immutable'

const pathOf = ({ url }: Pick<FastifyRequest, 'url'>): string => elementAt(url.split('?'), 0)

/** Every URL that names no file and belongs to no other route is a screen of the page. */
const isScreen = (path: string): boolean => !otherRoutes.test(path) && !path.includes('.')

/** Serves the built page: the compressed files, and the document with a new nonce for every screen. */
export const page = fp<PageOptions>(
  async (app, { folder, isTraced = false, wording = 'specification' }) => {
    const built = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined)
    if (built === undefined) {
      app.log.warn({ folder }, 'There is no built page in this folder, so only calls are served.')
      return
    }
    app.addHook('onRequest', async (request) => app.rateLimits.assetsPerAddress(request))
    const keptAsset = createAssetCache()
    app.addHook('onSend', async (request, reply, payload) => {
      if (!request.url.startsWith('/assets/')) return payload
      const path = pathOf(request)
      lightenHeaders(path, reply)
      if (reply.statusCode === 200 && worker.test(path)) reply.header('content-security-policy', workerPolicy)
      return keptAsset(payload, {
        status: reply.statusCode,
        contentLength: reply.getHeader('content-length'),
      })
    })
    const worded = wording === 'plain' ? built.replace('<html', '<html data-wording="plain"') : built
    const document = isTraced ? worded.replace('<head>', `<head>${tracingScript}`) : worded
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      decorateReply: false,
      globIgnore: ['index.html', '.vite/**', '**/*.br', '**/*.gz', '**/*.map'],
      setHeaders: (reply, path) =>
        reply.header('cache-control', path.includes(`${sep}assets${sep}`) ? immutable : 'no-cache'),
    })
    // Nothing of a request is in a document: no guess that a stranger sends meets the nonce in it.
    app.get('/*', { config: { echoesNothing: true, serves: isScreen } }, async (request, reply) => {
      if (!isScreen(pathOf(request))) return reply.callNotFound()
      const nonce = randomBytes(16).toString('base64')
      reply
        .header('content-security-policy', pagePolicy(nonce))
        // With `same-origin` the sign-in window could not reach the page that opened it.
        .header('cross-origin-opener-policy', 'same-origin-allow-popups')
        .header('origin-agent-cluster', '?1')
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
      return document.replaceAll(noncePlaceholder, nonce)
    })
  },
  {
    name: 'page',
    // An encapsulated plugin, so that its hook applies only to its own routes.
    encapsulate: true,
    dependencies: ['rate-limits'],
    decorators: { fastify: ['rateLimits'] },
  },
)
