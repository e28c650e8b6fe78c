import multipart from '@fastify/multipart'
import type { Service } from '@quizwright/contracts/define.ts'
import { endpoints } from '@quizwright/contracts/endpoints.ts'
import { limitBodyTime } from '@quizwright/contracts/servers/limit-body-time.ts'
import { logAnswers } from '@quizwright/contracts/servers/log-answers.ts'
import { requestIdOf } from '@quizwright/contracts/servers/request-id.ts'
import { mountRows, rowsOf, type AnyHandler } from '@quizwright/contracts/walkers/fastify.ts'
import { answerFrameworkError, answerProblems } from '@quizwright/contracts/walkers/fastify-problems.ts'
import { traceRequests } from '@quizwright/tracing/trace-requests.ts'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Registry } from 'prom-client'
import { authHandlers } from './auth/service.ts'
import { mainHandlers } from './main/service.ts'
import { mountLearnerCalls } from './learner/mount-calls.ts'
import { serveLearnerPage } from './learner/serve-page.ts'
import { openQuizSockets } from './quiz/sockets.ts'
import { quizHandlers } from './quiz/service.ts'
import type { Context } from './shared/context.ts'
import { asStorageProblem } from './shared/database/database-problem.ts'
import { serveFiles } from './shared/files/serve-files.ts'
import { tellHealth } from './shared/http/health.ts'
import { countAnswers } from './shared/http/metrics.ts'
import { readUpload } from './shared/http/read-upload.ts'
import { sendSecurityHeaders } from './shared/http/security-headers.ts'
import { ownsAll } from './shared/ownership.ts'
import { serveIssues } from './issues/serve-issues.ts'
import { serveSignIn } from './sign-in/serve-sign-in.ts'

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
  answerProblems(app, endpoints, '/', asStorageProblem) // whatever is thrown below leaves as a problem
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
    await mountLearnerCalls(app, context)
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
