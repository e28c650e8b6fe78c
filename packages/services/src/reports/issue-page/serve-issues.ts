import { fileURLToPath } from 'node:url'
import cookie from '@fastify/cookie'
import formBody from '@fastify/formbody'
import fastifyStatic from '@fastify/static'
import { Problem } from '@quizwright/contracts/problem.ts'
import { id } from '@quizwright/contracts/schemas/text.ts'
import { type Client, createClient } from '@quizwright/contracts/http/client.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { injectFetch } from './inject-fetch.ts'
import { issuePage, issuesAtOnce, type IssuePage, signInPage } from './issue-page.ts'
import { guardPage } from './page-guard.ts'
import { forgetSession, formKey, keepSession, type PageSession, readSession } from './session-cookie.ts'

/** The page's own folder, and what all pages of the services share. */
const folders = ['./page/', '../../../../ui/src/styles/', '../../../../ui/src/icon/'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
)
const formBytes = 64 * 1024

type Fields = Readonly<Record<string, unknown>>
const textOf = (fields: unknown, name: string): string => {
  const value = typeof fields === 'object' && fields !== null ? (fields as Fields)[name] : undefined
  return typeof value === 'string' ? value : ''
}
const idOf = (fields: unknown, name: string): string | undefined => id.safeParse(textOf(fields, name)).data
const sentence = (problem: Problem): string => problem.errors?.[0]?.messages[0] ?? problem.message

/** Of the list for one quiz, or for all. */
const addressOf = (quizId: string | undefined, closed?: number): string => {
  const query = new URLSearchParams({
    ...(quizId !== undefined && { quizId }),
    ...(closed !== undefined && { closed: String(closed) }),
  })
  return query.size === 0 ? '/issues' : `/issues?${query}`
}

/**
 * GET /issues?quizId=...: where an instructor reads what students reported and closes what is mended. It has
 * a sign-in of its own, so that the app's token never reaches the origin that students use; what it does goes
 * through the services' own calls.
 */
export const serveIssues = async (app: FastifyInstance, pageOrigins: readonly string[]): Promise<void> => {
  const clientFor = (request: FastifyRequest, session?: PageSession): Client =>
    createClient({
      baseUrl: 'http://services/',
      headers: () => ({ ...(session && { uid: session.uid, authorization: session.token }) }),
      fetch: injectFetch(app, request.ip),
    })

  const sendPage = (reply: FastifyReply, status: number, markup: string) =>
    reply.code(status).type('text/html; charset=utf-8').send(markup)
  const askToSignIn = (reply: FastifyReply, status: number, given: Parameters<typeof signInPage>[0]) =>
    sendPage(reply, status, signInPage(given))

  const showIssues = async (
    request: FastifyRequest,
    reply: FastifyReply,
    session: PageSession,
    more: Pick<IssuePage, 'quizId' | 'done' | 'problem' | 'kept'> & { from?: number; status?: number },
  ) => {
    const { from = 0, status = 200, quizId } = more
    try {
      const { data } = await clientFor(request, session).getReportedIssues({
        params: { instructorId: session.uid },
        query: { ...(quizId && { quizId }), from, count: issuesAtOnce },
      })
      return await sendPage(
        reply,
        status,
        issuePage({ ...data, ...more, from, key: formKey(session), appOrigin: pageOrigins[0] }),
      )
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      if (error.status !== 401)
        return sendPage(
          reply,
          error.status,
          issuePage({
            issues: [],
            total: 0,
            from: 0,
            quizId: undefined,
            key: formKey(session),
            appOrigin: undefined,
            problem: sentence(error),
          }),
        )
      forgetSession(reply)
      return askToSignIn(reply, 401, { quizId, problem: 'Your sign-in has ended. Sign in again.' })
    }
  }

  /** Runs what a form asks for, once it is sure that its page was ours. */
  const withForm =
    (act: (request: FastifyRequest, reply: FastifyReply, session: PageSession) => Promise<unknown>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const session = readSession(request)
      if (!session)
        return askToSignIn(reply, 401, {
          quizId: idOf(request.body, 'quizId'),
          problem: 'Your sign-in has ended. Sign in again.',
        })
      if (textOf(request.body, 'key') !== formKey(session)) throw new Problem('ORIGIN_REFUSED')
      return act(request, reply, session)
    }

  await app.register(async (scope) => {
    await scope.register(cookie)
    await scope.register(formBody, { bodyLimit: formBytes })
    await scope.register(fastifyStatic, {
      root: folders,
      prefix: '/issues/',
      index: false,
      decorateReply: false,
    })
    await scope.register(async (pages) => {
      pages.addHook('onRequest', guardPage)

      pages.get('/issues', async (request, reply) => {
        const session = readSession(request)
        const quizId = idOf(request.query, 'quizId')
        if (!session) return askToSignIn(reply, 200, { quizId })
        const closed = /^\d{1,9}$/.exec(textOf(request.query, 'closed'))?.[0]
        const from = Number(/^\d{1,6}$/.exec(textOf(request.query, 'from'))?.[0] ?? 0)
        return showIssues(request, reply, session, {
          quizId,
          from,
          done:
            closed &&
            `Closed ${closed} ${closed === '1' ? 'report' : 'reports'}. Those who reported will read your word with their result.`,
        })
      })

      pages.post('/issues/sign-in', async (request, reply) => {
        const [email, quizId] = [textOf(request.body, 'email').trim(), idOf(request.body, 'quizId')]
        try {
          const { uid, token } = await clientFor(request).signIn({
            body: { email, password: textOf(request.body, 'password'), role: 'instructor' },
          })
          keepSession(request, reply, { uid, token })
          return await reply.redirect(addressOf(quizId), 303)
        } catch (error) {
          if (!(error instanceof Problem)) throw error
          return askToSignIn(reply, error.status, { email, quizId, problem: sentence(error) })
        }
      })

      pages.post(
        '/issues/close',
        withForm(async (request, reply, session) => {
          const [quizId, questionId, note] = [
            idOf(request.body, 'quizId'),
            textOf(request.body, 'question_id'),
            textOf(request.body, 'note'),
          ]
          try {
            const { data } = await clientFor(request, session).closeIssue({
              body: {
                quiz_id: textOf(request.body, 'quiz_id'),
                question_id: questionId,
                note,
                until: textOf(request.body, 'until'),
              },
            })
            return await reply.redirect(addressOf(quizId, data.closed), 303)
          } catch (error) {
            if (!(error instanceof Problem)) throw error
            return showIssues(request, reply, session, {
              quizId,
              problem: sentence(error),
              kept: { questionId, note },
              status: error.status,
            })
          }
        }),
      )

      pages.post(
        '/issues/sign-out',
        withForm(async (request, reply, session) => {
          await clientFor(request, session)
            .signOut()
            .catch(() => undefined)
          forgetSession(reply)
          return reply.redirect('/issues', 303)
        }),
      )
    })
  })
}
