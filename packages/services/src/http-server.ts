import multipart from '@fastify/multipart'
import type { Service } from '@quizwright/contracts/define.ts'
import { basePlugins } from '@quizwright/server/http/base-plugins.ts'
import { policyReports } from '@quizwright/server/http/policy-reports.ts'
import { respondToClientError } from '@quizwright/server/http/client-error.ts'
import { connectionLimits } from '@quizwright/server/http/connection-limits.ts'
import { createServer } from '@quizwright/server/http/create-server.ts'
import { health } from '@quizwright/server/http/health.ts'
import { toNetwork } from '@quizwright/server/http/to-network.ts'
import { createRequestLimit, requestLimits } from '@quizwright/server/http/request-limits.ts'
import { requestGuard } from '@quizwright/server/http/request-guard.ts'
import type { HttpMetrics } from '@quizwright/server/metrics/http-metrics.ts'
import { mountRows, rowsOf } from '@quizwright/server/routes/mount-rows.ts'
import { sql } from './database/drizzle.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requireOperator } from './auth/rights/require-operator.ts'
import { requireRight } from './auth/rights/rights.ts'
import { servePasswordPage } from './auth/password-page/serve-password-page.ts'
import { serveSignIn } from './auth/sign-in-page/serve-sign-in.ts'
import { openQuizSockets } from './channels/channels.ts'
import type { Context } from './context.ts'
import { toStorageProblem } from './database/storage-problem.ts'
import { serveFiles } from './files/serve-files.ts'
import { learnerHandlers } from './handlers/learner-handlers.ts'
import { routeHandlers } from './handlers/route-handlers.ts'
import { limitInstructors } from './auth/instructor-limits.ts'
import { readUpload } from './http/read-upload.ts'
import { mountLearnerCalls } from './learner/mount-learner-calls.ts'
import { serveLearnerPage } from './learner/serve-page.ts'
import { serveLti } from './lti/serve-lti.ts'
import { serveIssues } from './reports/issue-page/serve-issues.ts'
import fp from 'fastify-plugin'
import type { IncomingMessage } from 'node:http'

/** The default path of socket.io. */
const socketPath = '/socket.io/'

/**
 * Only requests for a channel are upgraded. All others get an HTTP response: some clients offer HTTP/2 with each
 * request (`Upgrade: h2c`), and Node would pass those to socket.io, which does not respond.
 */
const isSocketRequest = ({ url, headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket' && url?.startsWith(socketPath) === true

/**
 * Reads the rest of an upload if its response was sent before all of it had arrived. Otherwise it would block the
 * connection, on which a gateway sends its next request.
 */
const unreadBodies = fp(
  async (app) => {
    app.addHook('onResponse', async ({ raw }) => {
      if (raw.complete) return
      raw.unpipe()
      raw.resume()
    })
  },
  { name: 'unread-bodies' },
)

export type HttpOptions = {
  services: readonly Service[]
  pageOrigins: readonly string[]
  trustedProxies: readonly string[]
  logLevel: string
  metrics: HttpMetrics
}

const requestTimeoutMs = 300_000
const checkMs = 1_000
/** Students reach this server without the gateway, so it must apply the gateway's limits itself. */
const serverLimits = {
  maxHeaderBytes: 16 * 1024,
  headersTimeoutMs: 10_000,
  requestTimeoutMs,
  socketTimeoutMs: requestTimeoutMs,
  timeoutCheckMs: checkMs,
}
const minuteMs = 60_000
const headLimits = { headerCount: 100, urlBytes: 8 * 1024 }
const pipelinedRequests = 8

/** Builds the HTTP server of the given services without listening. */
export const buildHttp = async (
  context: Context,
  studentsContext: Context,
  options: HttpOptions,
): Promise<FastifyInstance> => {
  const { services, pageOrigins, trustedProxies, logLevel, metrics } = options
  const app = createServer(
    { logLevel, trustedProxies, ...serverLimits },
    {
      forceCloseConnections: 'idle',
      clientErrorHandler: respondToClientError,
      // The plugin `request-guard` refuses a missing Host instead: it also does so for HTTP/1.0, and sends a problem
      // as body.
      http: { requireHostHeader: false, shouldUpgradeCallback: isSocketRequest },
    },
  )
  let isDraining = false
  app.addHook('preClose', async () => {
    isDraining = true
  })

  await app.register(basePlugins, {
    metrics,
    tracing: context.tracing,
    convertError: toStorageProblem,
  })
  await app.register(multipart)
  const isUpload = (request: FastifyRequest) => request.isMultipart()
  await app.register(requestGuard, { limits: headLimits, isUpload })
  const { slowReaderMs, bodyMs } = context.limits
  await app.register(connectionLimits, {
    limits: { pipelinedRequests, slowReaderMs, bodyMs, connectionCheckMs: checkMs },
    isUpload,
  })
  await app.register(async (scope) => {
    await scope.register(requestLimits)
    await scope.register(policyReports, {
      metrics,
      limit: createRequestLimit(scope, {
        max: context.limits.reportsPerAddress,
        windowMs: minuteMs,
        keyOf: (request) => toNetwork(request.ip),
      }),
    })
  })
  await app.register(unreadBodies)
  await app.register(health, {
    isDraining: () => isDraining,
    checkReadiness: async () => ({ isReady: await isDatabaseUp(studentsContext) }),
  })

  if (services.includes('auth')) {
    await serveSignIn(app, context, pageOrigins)
    const { providers } = context.signInWays
    // Loaded only where it is used, like other optional parts.
    if (providers.length > 0)
      await (await import('./auth/oidc/serve-oidc.ts')).serveOidc(app, context, providers)
    await servePasswordPage(app, context)
  }
  if (services.includes('auth') && services.includes('quiz')) await serveIssues(app, pageOrigins)
  if (services.includes('main')) serveFiles(app, context.store)
  mountRows(app, rowsOf(...services), {
    handlerOf: routeHandlers(context),
    authenticate: limitInstructors(context.identity, { limits: context.limits, trustedProxies }),
    requireRight: (needed, kind, ids, user) => requireRight(context.db, needed, kind, ids, user.userId),
    requireOperator: (user) => requireOperator(context.db, user.userId),
    readUpload,
  })
  if (services.includes('quiz')) {
    const { ltiPlatforms } = context
    await serveLti(app, studentsContext, { platforms: ltiPlatforms, pageOrigin: pageOrigins[0] })
    await serveLearnerPage(app, { ltiPlatforms })
    await mountLearnerCalls(app, learnerHandlers(studentsContext), studentsContext)
    openQuizSockets(app, context)
  }
  return app
}

/** Uses the connections of students, who continue while instructors wait for theirs. */
const isDatabaseUp = ({ db }: Context): Promise<boolean> =>
  db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
