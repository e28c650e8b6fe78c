import multipart from '@fastify/multipart'
import type { Service } from '@quizwright/contracts/define.ts'
import { endpoints } from '@quizwright/contracts/endpoints.ts'
import { limitBodyTime } from '@quizwright/server/http/body-timeout.ts'
import { logAnswers } from '@quizwright/server/http/response-log.ts'
import { requestIdOf } from '@quizwright/server/http/request-id.ts'
import type { AnyHandler } from '@quizwright/server/routes/handler.ts'
import { mountRows, rowsOf } from '@quizwright/server/routes/mount-rows.ts'
import { answerFrameworkError, answerProblems } from '@quizwright/server/routes/send-problem.ts'
import { traceRequests } from '@quizwright/server/tracing/request-tracing.ts'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Registry } from 'prom-client'
import { authHandlers } from './handlers/auth-handlers.ts'
import { learnerHandlers } from './handlers/learner-handlers.ts'
import { mainHandlers } from './handlers/main-handlers.ts'
import { mountLearnerCalls } from './learner/mount-learner-calls.ts'
import { serveLearnerPage } from './learner/serve-page.ts'
import { openQuizSockets } from './channels/channels.ts'
import { quizHandlers } from './handlers/quiz-handlers.ts'
import type { Context } from './context.ts'
import { toStorageProblem } from './database/storage-problem.ts'
import { serveFiles } from './files/serve-files.ts'
import { tellHealth } from './http/health.ts'
import { countAnswers } from './http/metrics.ts'
import { readUpload } from './http/read-upload.ts'
import { sendSecurityHeaders } from './http/security-headers.ts'
import { ownsAll } from './auth/ownership.ts'
import { serveIssues } from './reports/issue-page/serve-issues.ts'
import { serveSignIn } from './auth/sign-in-page/serve-sign-in.ts'

export type HttpOptions = {
  services: readonly Service[]
  pageOrigins: readonly string[]
  trustedProxies: readonly string[]
  logLevel: string
}

const headersMs = 10_000
/** How often it is looked whether they came: students reach these servers straight. */
const connectionCheckMs = 1_000
const requestMs = 300_000
const headerBytes = 16 * 1024

const createServer = ({ logLevel, trustedProxies }: HttpOptions): FastifyInstance =>
  fastify({
    logger: { level: logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    trustProxy: [...trustedProxies],
    requestTimeout: requestMs,
    // Whoever takes nothing of an answer for this long is gone.
    connectionTimeout: requestMs,
    // A request that comes on an open connection while we end is still answered.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    http: {
      maxHeaderSize: headerBytes,
      headersTimeout: headersMs,
      connectionsCheckingInterval: connectionCheckMs,
    },
    frameworkErrors: answerFrameworkError,
  })

/**
 * The services named, built and not yet listening. The order of the lines is the order in which a request
 * meets them.
 */
export const buildHttp = async (
  context: Context,
  options: HttpOptions,
): Promise<{ app: FastifyInstance; registry: Registry }> => {
  const { services } = options
  const app = createServer(options)
  let isDraining = false
  app.addHook('preClose', async () => {
    isDraining = true
  })

  const registry = countAnswers(app)
  logAnswers(app) //                         first, so that refusals are logged too
  traceRequests(app, context.tracing) //     all that follows belongs to the request's span
  await sendSecurityHeaders(app) //          before anything can answer
  answerProblems(app, endpoints, '/', toStorageProblem) // whatever is thrown below leaves as a problem
  limitBodyTime(app, {
    ms: context.limits.bodyMs,
    cutOff: (socket) =>
      socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n', () => socket.destroy()),
  }) // a file is read later
  await app.register(multipart)
  readToTheEnd(app)

  tellHealth(app, context.db, () => isDraining)
  if (services.includes('auth')) await serveSignIn(app, options.pageOrigins)
  if (services.includes('auth') && services.includes('quiz')) await serveIssues(app, options.pageOrigins)
  if (services.includes('main')) serveFiles(app, context.store)
  mountRows(app, rowsOf(...services), {
    handlerOf: handlersOf(context),
    authenticate: (credentials) => context.identity.require(credentials),
    owns: (kind, ids, user) => ownsAll(context.db, kind, ids, user.userId),
    readUpload,
  })
  if (services.includes('quiz')) {
    await serveLearnerPage(app)
    await mountLearnerCalls(app, learnerHandlers(context), context.limits)
    openQuizSockets(app, context)
  }
  return { app, registry }
}

/**
 * An upload that was answered before it was read whole would be in the way of the next request on its
 * connection, which a gateway sends there.
 */
const readToTheEnd = (app: FastifyInstance): void => {
  app.addHook('onResponse', async ({ raw }) => {
    if (raw.complete) return
    raw.unpipe()
    raw.resume()
  })
}

const handlersOf = (context: Context) => {
  const handlers: Record<string, AnyHandler> = {
    ...authHandlers(context),
    ...mainHandlers(context),
    ...quizHandlers(context),
  }
  return (name: string): AnyHandler => handlers[name]!
}
