import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { pagePolicy } from './security-headers.ts'

/** What the build writes wherever the nonce of an answer belongs. */
const noncePlace = '__CSP_NONCE__'
const notScreens = /^\/(?:api|ws|files|docs)(?:\/|$)/

/** A screen of the page has an address of its own that is no file: `/quiz/quiz-landing`. */
const isScreen = ({ url }: FastifyRequest): boolean => {
  const path = url.split('?')[0]!
  return !notScreens.test(path) && !path.includes('.')
}

/**
 * Runs before the page's own script, and is all that a page knows of tracing: one that is not traced loads
 * nothing of it.
 */
const tracingScript = '<script type="module" src="/tracing.js"></script>'
const immutable = 'public, max-age=31536000, immutable'

/**
 * Serves the built page: its files as they lie compressed, its one document with a fresh nonce for every
 * screen's address. `traces`: the page tells spans of its calls.
 */
export const servePage = async (app: FastifyInstance, folder: string, traces = false): Promise<void> => {
  const built = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined)
  if (built === undefined) {
    app.log.warn({ folder }, 'There is no built page here; only the calls are served.')
    return
  }
  const document = traces ? built.replace('<head>', `<head>${tracingScript}`) : built
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    globIgnore: ['index.html', '**/*.br', '**/*.gz', '**/*.map'],
    setHeaders: (reply, path) =>
      reply.header('cache-control', path.includes(`${sep}assets${sep}`) ? immutable : 'no-cache'),
  })
  app.get('/*', async (request, reply) => {
    if (!isScreen(request)) return reply.callNotFound()
    const nonce = randomBytes(16).toString('base64')
    reply
      .header('content-security-policy', pagePolicy(nonce))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
    return document.replaceAll(noncePlace, nonce)
  })
}
