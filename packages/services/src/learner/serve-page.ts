import { existsSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { learnerEndpoints } from '@quizwright/contracts/endpoints/learner.ts'
import { fillPath } from '@quizwright/contracts/http/table-client.ts'
import { policyReportsPath } from '@quizwright/server/http/policy-reports.ts'
import type { FastifyInstance } from 'fastify'

/** The folder to which `vite build packages/learner` writes the page. */
const builtPage = fileURLToPath(new URL('../../../learner/dist/', import.meta.url))

/**
 * Allows only the page's own scripts, no texts as scripts or markup (Trusted Types), and no framing. Images and
 * videos of questions may come from anywhere. The style attributes of formulas contain only constants of their
 * renderer.
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

/**
 * The addresses of the page and the call that each needs first. The browser preloads it in parallel with the script.
 */
const pages = [
  ['/learn/standard-quiz/:sessionId', learnerEndpoints.announceQuiz, 'sessionId'],
  ['/learn/course/:indexUrl/:moduleNo/:videoId', learnerEndpoints.showCourseVideo, 'videoId'],
] as const

const immutable = 'public, max-age=31536000, immutable'

/** GET /learn/...: the students' page, one document for all of its addresses. */
export const serveLearnerPage = async (app: FastifyInstance, folder = builtPage): Promise<void> => {
  if (!existsSync(join(folder, 'index.html'))) {
    app.log.warn({ folder }, 'There is no built learner page in this folder, so only its calls are served.')
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
    for (const [path, row, idOf] of pages)
      scope.get<{ Params: Record<string, string> }>(path, ({ params }, reply) => {
        const read = `/${fillPath(row.path, { id: params[idOf]! })}`
        reply.header('link', `<${read}>; rel=preload; as=fetch; crossorigin=anonymous`)
        return reply.sendFile('index.html')
      })
  })
}
