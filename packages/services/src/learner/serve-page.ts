import { entryOf } from '@quizwright/domain/defined.ts'
import { existsSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { learnerEndpoints } from '@quizwright/contracts/endpoints/learner.ts'
import { fillPath } from '@quizwright/contracts/http/prepare-request.ts'
import { lightenHeaders } from '@quizwright/server/http/light-headers.ts'
import { policyReportsPath } from '@quizwright/server/http/policy-reports.ts'
import type { FastifyInstance } from 'fastify'
import type { LtiPlatform } from '../lti/platform-settings.ts'

/** The folder to which `vite build packages/learner` writes the page. */
const builtPage = fileURLToPath(new URL('../../../learner/dist/', import.meta.url))

/**
 * Allows only the page's own scripts, no texts as scripts or markup (Trusted Types), and no framing. Images and
 * videos of questions may come from anywhere. The style attributes of formulas contain only constants of their
 * renderer.
 */
const policyOf = (frameAncestors: string): string =>
  [
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
    `frame-ancestors ${frameAncestors}`,
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

/** What is asked of learning platforms: who may show the page in a frame. */
type FramingPlatforms = { list: () => Promise<readonly Pick<LtiPlatform, 'name' | 'frameOrigins'>[]> }
type PageOptions = { ltiPlatforms?: FramingPlatforms; folder?: string }

/**
 * GET /learn/...: the students' page, one document for all of its addresses. What a learning platform launched may
 * stand in that platform's frame.
 */
export const serveLearnerPage = async (
  app: FastifyInstance,
  { ltiPlatforms, folder = builtPage }: PageOptions = {},
): Promise<void> => {
  const policy = policyOf("'none'")
  const framedPolicy = async (asked: string): Promise<string | undefined> => {
    const platform = (await ltiPlatforms?.list())?.find(({ name }) => name === asked)
    return platform && policyOf(platform.frameOrigins.join(' '))
  }
  if (!existsSync(join(folder, 'index.html'))) {
    app.log.warn({ folder }, 'There is no built learner page in this folder, so only its calls are served.')
    return
  }
  await app.register(async (scope) => {
    scope.addHook('onSend', async ({ url }, reply, payload) => {
      if (url.startsWith('/learn/assets/')) lightenHeaders(url.replace(/\?.*/s, ''), reply)
      return payload
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
      scope.get<{ Params: Record<string, string> }>(path, async ({ params, query }, reply) => {
        const { platform } = query as { platform?: unknown }
        const framed = typeof platform === 'string' ? await framedPolicy(platform) : undefined
        reply.header('content-security-policy', framed ?? policy)
        // It knows no origins, so the policy alone says who may frame the page.
        if (framed) reply.removeHeader('x-frame-options')
        const read = `/${fillPath(row.path, { id: entryOf(params, idOf) })}`
        reply.header('link', `<${read}>; rel=preload; as=fetch; crossorigin=anonymous`)
        return reply.sendFile('index.html')
      })
  })
}
