import cookie from '@fastify/cookie'
import formBody from '@fastify/formbody'
import fastifyStatic from '@fastify/static'
import { readQuery } from '@quizwright/contracts/http/read-query.ts'
import type { Problem } from '@quizwright/contracts/problem.ts'
import { studentTokenKey } from '@quizwright/domain/rules/student-token-key.ts'
import { pageAssets, scriptFontFiles } from '@quizwright/pages/load-built-page.ts'
import { toNetwork } from '@quizwright/server/http/to-network.ts'
import { createRequestLimit, requestLimits } from '@quizwright/server/http/request-limits.ts'
import { problemOf } from '@quizwright/server/routes/problem-responses.ts'
import { logProblem } from '@quizwright/server/routes/send-problem.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { toStorageProblem } from '../database/storage-problem.ts'
import { bindBrowser, isBoundByCookie } from './launch/browser-binding.ts'
import type { Answer, Fields } from './launch/answer.ts'
import { createLaunchFlow, type LaunchContext } from './launch/launch-flow.ts'
import { LaunchUsed } from './launch/store-launch.ts'
import { LtiRefusal } from './lti-refusal.ts'
import { ltiSecret, readKeySet } from './keys/tool-keys.ts'
import type { KnownPlatforms } from './known-platforms.ts'
import { readAllNames } from './registration/stored-platforms.ts'
import { askingOrigins, serveRegistration } from './registration/serve-registration.ts'
import { readForm, requireOwnPage } from './read-form.ts'
import { sendPage } from './send-page.ts'

const minuteMs = 60_000
/** Calls of one network a minute: a whole campus may share an address. */
const callsPerNetwork = 6_000
const formBytes = 64 * 1024
const keySetSeconds = 60 * 60
const assets = new Set(['/base.css', '/sign-in.css', '/lti.js', '/quizwright.svg', ...scriptFontFiles])

const send = (reply: FastifyReply, answer: Answer) =>
  answer.kind === 'go'
    ? reply.redirect(answer.address, 303)
    : sendPage(reply, {
        content: answer.content,
        frameOrigins: answer.platform.frameOrigins,
        formOrigin: answer.formOrigin,
        locale: answer.locale,
      })

/** A student who goes back to a launch that was used may still have the quiz open in this browser. */
const goOnAfter = (error: Problem) =>
  error instanceof LaunchUsed && error.sessionLinkId !== undefined
    ? {
        address: `/learn/standard-quiz/${error.sessionLinkId}?platform=${error.platform}`,
        tokenKey: studentTokenKey(error.sessionLinkId),
      }
    : undefined

const nameOf = ({ params }: FastifyRequest): string | undefined => (params as { name?: string }).name

/** Who may frame a page whose platform is not known: any. Nobody while they can't be read. */
const frameOriginsOf = async (request: FastifyRequest, platforms: KnownPlatforms): Promise<string[]> => {
  const read = () => Promise.all([platforms.list(), platforms.listPending()])
  const all = (await read().catch(() => [])).flat()
  return [...new Set([...all.flatMap((platform) => platform.frameOrigins), ...askingOrigins(request)])]
}

/** What asks for these gets JSON, as everywhere else. */
const isForPeople = ({ url }: FastifyRequest): boolean =>
  url.startsWith('/lti/') && !url.startsWith('/lti/assets/')

/** People see these addresses, so a problem is a page that says what to do, in the frame of any platform. */
const showProblems = (scope: FastifyInstance, platforms: KnownPlatforms): void => {
  const show = async (request: FastifyRequest, reply: FastifyReply, problem: Problem) => {
    const { message, status } = problem
    const code = problem instanceof LtiRefusal ? `${problem.code} ${problem.reason}` : problem.code
    return sendPage(reply.code(status), {
      content: { kind: 'problem', message, code, requestId: request.id, goOn: goOnAfter(problem) },
      frameOrigins: await frameOriginsOf(request, platforms),
    })
  }
  scope.setErrorHandler(async (error, request, reply) => {
    if (!isForPeople(request)) throw error
    const problem = problemOf(error, request, toStorageProblem)
    const { code, cause } = problem
    if (code.startsWith('LTI_')) request.log.warn({ code, reason: String(cause) }, 'a launch was refused')
    else logProblem(problem, request, reply)
    if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', problem.retryAfterSeconds)
    return show(request, reply, problem)
  })
}

/**
 * Quizzes inside learning platforms by LTI 1.3. A platform begins a launch at /lti/login, which sends the browser back
 * to it; the platform then posts the ID token to /lti/launch. Nothing is stored before the token was checked, and no
 * launch counts unless it ends in the browser that began it: by a cookie, by the platform's storage, or in a window of
 * its own where the browser keeps both away from frames.
 */
export const serveLti = async (
  app: FastifyInstance,
  context: LaunchContext,
  { platforms, pageOrigin }: { platforms: KnownPlatforms; pageOrigin: string | undefined },
): Promise<void> => {
  const flow = createLaunchFlow(context, { platforms, pageOrigin })
  const login = async (sent: Fields, request: FastifyRequest, reply: FastifyReply) => {
    const { secret, ...answer } = await flow.login(sent, nameOf(request))
    bindBrowser(request, reply, secret)
    return send(reply, answer)
  }
  await app.register(async (scope) => {
    await scope.register(cookie)
    await scope.register(formBody, { bodyLimit: formBytes })
    await scope.register(requestLimits)
    const limit = createRequestLimit(scope, {
      max: callsPerNetwork,
      windowMs: minuteMs,
      keyOf: (request) => toNetwork(request.ip),
    })
    scope.addHook('onRequest', async (request, reply) => {
      await limit(request)
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    })
    await scope.register(fastifyStatic, {
      root: pageAssets,
      prefix: '/lti/assets/',
      cacheControl: false,
      index: false,
      allowedPath: (path) => assets.has(path),
      decorateReply: false,
    })
    showProblems(scope, platforms)
    for (const path of ['/lti/login', '/lti/login/:name']) {
      scope.get(path, (request, reply) => login(readQuery(request.url), request, reply))
      scope.post(path, (request, reply) => login(readForm(request), request, reply))
    }
    scope.post('/lti/launch', async (request, reply) =>
      send(reply, await flow.launch(readForm(request), (hash) => isBoundByCookie(request, hash))),
    )
    scope.post('/lti/launch/finish', async (request, reply) => {
      requireOwnPage(request)
      return send(reply, await flow.finish(readForm(request)))
    })
    for (const step of ['pick', 'link'] as const)
      scope.post(`/lti/${step}`, async (request, reply) => {
        requireOwnPage(request)
        return send(reply, await flow[step](readForm(request)))
      })
    serveRegistration(scope, context)
    scope.get('/.well-known/jwks.json', async (_request, reply) => {
      const secret = await ltiSecret(context.db)
      const fromSettings = (await platforms.list()).map(({ name }) => name)
      const names = [...new Set([...fromSettings, ...(await readAllNames(context.db))])]
      reply.header('cache-control', `public, max-age=${keySetSeconds}`)
      return readKeySet(context.db, { platforms: names, secret, now: context.now() })
    })
  })
}
