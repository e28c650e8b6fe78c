import cookie from '@fastify/cookie'
import formBody from '@fastify/formbody'
import fastifyStatic from '@fastify/static'
import { sayCount, sayWith } from '@quizwright/domain/language/say.ts'
import { isPageBuilt, pageAssets, scriptFontFiles } from '@quizwright/pages/load-built-page.ts'
import type { FastifyInstance } from 'fastify'
import { readCredentials } from './credentials-cookie.ts'
import { digitsField, idField } from '../../http/form-fields.ts'
import { serveIssueForms } from './issue-forms.ts'
import { pageSpeech } from '../../http/page-language.ts'
import { protectPage } from '../../http/protect-page.ts'
import { createIssueViews, showSignIn } from './show-issues.ts'

const formBytes = 64 * 1024
const assets = new Set(['/base.css', '/issues.css', '/quizwright.svg', ...scriptFontFiles])

/**
 * Returns the message after a redirect from the form that closes reports. `closed` is the number of closed reports.
 */
const describeClosed = (closed: string | undefined): string | undefined =>
  closed === undefined
    ? undefined
    : sayCount(
        Number(closed),
        'You resolved {count} issue. The students who reported it will read your reply with their result.',
        'You resolved {count} issues. The students who reported them will read your reply with their result.',
      )

/**
 * GET /issues?quizId=...: the page where an instructor reads students' reports and closes them. It has its own
 * sign-in, so that the app's token never reaches the origin that students use. It uses the services' own calls.
 */
export const serveIssues = async (app: FastifyInstance, pageOrigins: readonly string[]): Promise<void> => {
  if (!isPageBuilt('issues')) {
    app.log.warn(
      { folder: pageAssets },
      'There is no built issues page in this folder, so only its calls are served.',
    )
    return
  }
  const views = createIssueViews(app, pageOrigins[0])
  await app.register(async (scope) => {
    await scope.register(cookie)
    await scope.register(formBody, { bodyLimit: formBytes })
    await scope.register(fastifyStatic, {
      root: pageAssets,
      prefix: '/issues/',
      index: false,
      allowedPath: (path) => assets.has(path),
      decorateReply: false,
    })
    await scope.register(async (pages) => {
      pages.addHook('onRequest', protectPage)
      pages.get('/issues', async (request, reply) => {
        const { query } = request
        const credentials = readCredentials(request)
        const quizId = idField(query, 'quizId')
        if (!credentials) return showSignIn(request, reply, { quizId })
        return views.showIssues(request, reply, credentials, {
          quizId,
          from: Number(digitsField(query, 'from', 6) ?? 0),
          done: sayWith(pageSpeech(request, reply), () => describeClosed(digitsField(query, 'closed', 9))),
        })
      })
      serveIssueForms(pages, views)
    })
  })
}
