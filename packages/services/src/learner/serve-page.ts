import { existsSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { policyReportsPath } from '@quizwright/server/http/policy-reports.ts'
import type { FastifyInstance } from 'fastify'

/** Where `vite build packages/learner` writes the page. */
const builtPage = fileURLToPath(new URL('../../../learner/dist/', import.meta.url))

/**
 * Allows only the page's own scripts, no text that becomes a script or markup, and no frames around the page.
 * Images and videos of questions may come from anywhere. The style attributes of formulas contain only constants of
 * their renderer.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' https: http:",
  "media-src 'self' https: http:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  `report-uri ${policyReportsPath}`,
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

const immutable = 'public, max-age=31536000, immutable'

/** GET /learn/...: the students' page, one document for all of its addresses. */
export const serveLearnerPage = async (app: FastifyInstance, folder = builtPage): Promise<void> => {
  if (!existsSync(join(folder, 'index.html'))) {
    app.log.warn({ folder }, 'There is no built learner page here; only its calls are served.')
    return
  }
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('content-security-policy', policy)
    })
    await scope.register(fastifyStatic, {
      root: folder,
      prefix: '/learn/',
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      globIgnore: ['index.html', '**/*.br', '**/*.gz'],
      setHeaders: (reply, path) =>
        reply.header('cache-control', path.includes(`${sep}assets${sep}`) ? immutable : 'no-cache'),
    })
    for (const path of ['/learn/standard-quiz/:sessionId', '/learn/course/:indexUrl/:moduleNo/:videoId']) {
      scope.get(path, (_request, reply) => reply.sendFile('index.html'))
    }
  })
}
