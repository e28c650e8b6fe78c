import cookie from '@fastify/cookie'
import fastifyStatic from '@fastify/static'
import { readQuery } from '@quizwright/contracts/http/read-query.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { problems } from '@quizwright/contracts/problems.ts'
import { policyReportsPath } from '@quizwright/server/http/policy-reports.ts'
import { isPageBuilt, loadBuiltPage, pageAssets, scriptFontFiles } from '@quizwright/pages/load-built-page.ts'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { pageSpeech } from '../../http/page-language.ts'
import { browserOf, nameBrowser } from '../oidc/browser-cookie.ts'
import { createDemoReader } from './open-demo.ts'

/** Allows only the page's own script, no texts as scripts, and no embedding in frames. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  `report-uri ${policyReportsPath}`,
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

const assets = new Set([
  '/base.css',
  '/sign-in.css',
  '/sign-in.js',
  '/sign-in-return.js',
  '/pending-sign-in.js',
  '/quizwright.svg',
  ...scriptFontFiles,
])

/** What signing in may answer. */
const messages = (
  [
    'SIGN_IN_REFUSED',
    'TOO_MANY_SIGN_INS',
    'PASSWORDS_OFF',
    'CONTRACT',
    'TOO_MANY_REQUESTS',
    'OIDC_REFUSED',
    'OIDC_NOT_LISTED',
    'OIDC_PASSWORD_NEEDED',
    'OIDC_CODE_NEEDED',
    'CODE_WRONG',
    'CODE_EXPIRED',
    'CODE_USED_UP',
    'TOO_MANY_CODES',
    'OIDC_UNREACHABLE',
  ] as const
).map((code) => problems[code].message)

/** Throws if the page at `origin` is not allowed. */
const checkOrigin = (origin: string, pageOrigins: readonly string[]): void => {
  if (pageOrigins.includes(origin)) return
  const shownOrigin = origin.slice(0, 100)
  throw new Problem('FORBIDDEN', {
    message: `Pages of ${shownOrigin} may not ask for a sign-in here. Add this origin to PAGE_ORIGINS to allow it.`,
  })
}

/**
 * GET /sign-in?role=instructor&state=...&origin=... serves the window that signs in and sends the token to the page
 * that opened it. An opener that is not allowed is refused here, so the window can trust the origin in its own
 * address.
 */
export const serveSignIn = async (
  app: FastifyInstance,
  context: Pick<Context, 'db' | 'hasDemo' | 'signInWays'>,
  pageOrigins: readonly string[],
): Promise<void> => {
  if (!isPageBuilt('sign-in')) {
    app.log.warn(
      { folder: pageAssets },
      'There is no built sign-in page in this folder, so only its calls are served.',
    )
    return
  }
  const readOpenDemo = createDemoReader(context)
  await app.register(async (scope) => {
    await scope.register(cookie)
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('content-security-policy', policy).header('cache-control', 'no-store')
    })
    await scope.register(fastifyStatic, {
      root: pageAssets,
      prefix: '/sign-in/',
      cacheControl: false,
      index: false,
      allowedPath: (path) => assets.has(path),
      decorateReply: false,
    })
    scope.get('/sign-in', async (request, reply) => {
      // The page reads its own address, and an address with two origins would be ambiguous.
      const query = readQuery(request.url)
      if (query['origin'] !== undefined) checkOrigin(query['origin'], pageOrigins)
      const { renderSignInPage } = await loadBuiltPage('sign-in')
      const { hasPasswords, providers } = context.signInWays
      if (providers.length > 0 && browserOf(request) === undefined) nameBrowser(request, reply)
      const speech = pageSpeech(request, reply)
      const page = renderSignInPage(
        {
          demo: hasPasswords ? await readOpenDemo() : undefined,
          providers: providers.map(({ name, label }) => ({ name, label })),
          hasPasswords,
          messages,
        },
        speech,
      )
      return reply.type('text/html; charset=utf-8').send(page)
    })
  })
}
