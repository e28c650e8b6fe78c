import { type Client, createClient } from '@quizwright/contracts/http/client.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import {
  type IssuesContent,
  type IssuesSignInContent,
  issuesPerPage,
} from '@quizwright/pages/issues/issues-content.ts'
import { loadBuiltPage } from '@quizwright/pages/load-built-page.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest, InjectOptions } from 'fastify'
import { pageSpeech } from '../../http/page-language.ts'
import { clearCredentials, type Credentials, formKeyOf } from './credentials-cookie.ts'

/**
 * Returns a `fetch` that calls the services in this process without a connection. So the page uses the same calls,
 * with the same checks, as all clients. `address` is the browser's IP address, by which failed sign-ins are counted.
 */
const injectFetch =
  (app: FastifyInstance, address: string): typeof fetch =>
  async (url, init = {}) => {
    const { pathname, search } = new URL(String(url))
    const response = await app.inject({
      method: init.method as InjectOptions['method'],
      url: pathname + search,
      headers: init.headers as Record<string, string>,
      remoteAddress: address,
      ...(typeof init.body === 'string' && { payload: init.body }),
    })
    return new Response(response.body, { status: response.statusCode })
  }

/** Returns the text of a problem for the page: the first field's message if there is one. */
export const describeProblem = (problem: Problem): string =>
  problem.errors?.[0]?.messages[0] ?? problem.message

export const signInEnded = 'Your sign-in has ended. Sign in again.'

const sendHtml = (reply: FastifyReply, status: number, html: string) =>
  reply.code(status).type('text/html; charset=utf-8').send(html)

export const showSignIn = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { status = 200, ...content }: IssuesSignInContent & { status?: number },
) => {
  const { renderIssuesSignInPage } = await loadBuiltPage('issues')
  return sendHtml(reply, status, renderIssuesSignInPage(content, pageSpeech(request, reply)))
}

/** The issues to show, and the message above them. */
export type IssuesView = Pick<IssuesContent, 'quizId' | 'done' | 'problem' | 'unsentNote'> & {
  from?: number
  status?: number
}

/** Returns the page's access to the services' own calls as one signed-in instructor. */
export const createIssueViews = (app: FastifyInstance, appOrigin: string | undefined) => {
  const clientFor = (request: FastifyRequest, credentials?: Credentials): Client =>
    createClient({
      baseUrl: 'http://services/',
      headers: () => ({
        ...(credentials && { uid: credentials.uid, authorization: credentials.token }),
      }),
      fetch: injectFetch(app, request.ip),
    })

  const showIssues = async (
    request: FastifyRequest,
    reply: FastifyReply,
    credentials: Credentials,
    { from = 0, status = 200, ...view }: IssuesView,
  ) => {
    const formKey = formKeyOf(credentials)
    const { renderIssuesPage } = await loadBuiltPage('issues')
    const speech = pageSpeech(request, reply)
    try {
      const { data } = await clientFor(request, credentials).getReportedIssues({
        params: { instructorId: credentials.uid },
        query: { ...(view.quizId && { quizId: view.quizId }), from, count: issuesPerPage },
      })
      return await sendHtml(
        reply,
        status,
        renderIssuesPage({ ...data, ...view, from, formKey, appOrigin }, speech),
      )
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      if (error.status === 401) {
        clearCredentials(reply)
        return showSignIn(request, reply, { status: 401, quizId: view.quizId, problem: signInEnded })
      }
      const nothing = { issues: [], total: 0, from: 0, quizId: undefined, appOrigin: undefined }
      return sendHtml(
        reply,
        error.status,
        renderIssuesPage({ ...nothing, formKey, problem: describeProblem(error) }, speech),
      )
    }
  }
  return { clientFor, showIssues }
}
