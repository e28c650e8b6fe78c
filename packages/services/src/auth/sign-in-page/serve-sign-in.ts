import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { Problem } from '@quizwright/contracts/problem.ts'
import { readQuery } from '@quizwright/contracts/http/query.ts'
import type { FastifyInstance } from 'fastify'

/** The page's own folder, and what all pages of the services share. */
const folders = ['./page/', '../../../../ui/src/styles/', '../../../../ui/src/icon/'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
)

/** No script but the page's own file, no text that becomes one, nobody who frames it. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/**
 * GET /sign-in?role=instructor&state=...&origin=...: the window that signs in and tells the page that opened
 * it. An opener that is not on the list is refused here, so that the page may trust the origin in its own
 * address.
 */
export const serveSignIn = async (app: FastifyInstance, pageOrigins: readonly string[]): Promise<void> => {
  const allowed = new Set(pageOrigins)
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('content-security-policy', policy).header('cache-control', 'no-store')
    })
    await scope.register(fastifyStatic, {
      root: folders,
      prefix: '/sign-in/',
      cacheControl: false,
      index: false,
    })
    scope.get('/sign-in', async (request, reply) => {
      // The page reads its address by itself: one that names two origins could be read in two ways.
      const query = readQuery(request.url)
      if (!query) throw new Problem('MALFORMED')
      const { origin } = query
      if (origin !== undefined && !allowed.has(origin)) {
        throw new Problem('FORBIDDEN', {
          message: `Pages of ${origin.slice(0, 100)} may not ask for a sign-in here. Add this origin to PAGE_ORIGINS to allow it.`,
        })
      }
      return reply.sendFile('sign-in.html')
    })
  })
}
