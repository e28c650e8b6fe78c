import { endpoints } from '@quizwright/contracts/endpoints.ts'
import { limitBodyTime } from '@quizwright/server/http/body-timeout.ts'
import { logAnswers } from '@quizwright/server/http/response-log.ts'
import { requestIdOf } from '@quizwright/server/http/request-id.ts'
import { mountRows } from '@quizwright/server/routes/mount-rows.ts'
import { openTracing } from '@quizwright/server/tracing/open-tracing.ts'
import { traceRequests } from '@quizwright/server/tracing/request-tracing.ts'
import { answerFrameworkError, answerProblems } from '@quizwright/server/routes/send-problem.ts'
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { publicAddresses, type Config, type PublicAddresses, type Upstreams } from './config.ts'
import { prepareDrain } from './drain.ts'
import { gatewayLimits, type GatewayLimits } from './limits.ts'
import { cutOff } from './http/client-error.ts'
import { serveDocs } from './plugins/docs.ts'
import { relayFiles } from './plugins/files.ts'
import { tellHealth } from './plugins/health.ts'
import { takePageReports } from './plugins/page-reports.ts'
import { takePageSpans } from './plugins/page-spans.ts'
import { servePage } from './plugins/page.ts'
import { refuseUnderPressure } from './plugins/under-pressure.ts'
import { tellPublicConfig } from './plugins/public-config.ts'
import { guardRequests } from './plugins/request-guard.ts'
import { countRequests } from './plugins/rate-limits.ts'
import { sendSecurityHeaders } from './plugins/security-headers.ts'
import { forwardTo } from './rest/forward.ts'
import { createSessions } from './rest/token-cache.ts'
import { createUpstream } from './rest/upstream.ts'
import { countAnswers, createMetrics } from './observability/metrics.ts'
import { tellOwnOf } from './observability/process-snapshot.ts'
import { isSocketRequest, mountChannels, speakWebSocket } from './sockets/channel-sockets.ts'

const uploadPaths = new Set<string>(
  Object.values(endpoints)
    .filter((row) => 'upload' in row)
    .map((row) => `/api/${row.path}`),
)
const isUpload = (request: FastifyRequest): boolean => uploadPaths.has(request.url)

const createServer = ({ logLevel, trustedProxies, limits }: Config): FastifyInstance =>
  fastify({
    logger: { level: logLevel },
    logController: new fastify.LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    routerOptions: { maxParamLength: limits.urlBytes },
    keepAliveTimeout: limits.keepAliveMs,
    requestTimeout: limits.uploadMs,
    connectionTimeout: limits.slowReaderMs,
    return503OnClosing: false,
    // A missing Host is refused by guardRequests, in our own words and for HTTP/1.0 too.
    http: {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headersMs,
      connectionsCheckingInterval: limits.connectionCheckMs,
      requireHostHeader: false,
      shouldUpgradeCallback: isSocketRequest,
    },
    clientErrorHandler: cutOff,
    frameworkErrors: answerFrameworkError,
  })

/**
 * The gateway, built and not yet listening. The order of the lines is the order in which a request meets
 * them.
 */
export const buildGateway = async (config: Config) => {
  const { limits } = config
  const app = createServer(config)
  const metrics = createMetrics()
  const tracing = await openTracing('quizwright-gateway', config.otlpEndpoint)
  const sight = { metrics, tracing }
  const upstreams = {
    quiz: createUpstream('quiz', config.upstreams.quiz, limits, sight),
    main: createUpstream('main', config.upstreams.main, limits, sight),
    auth: createUpstream('auth', config.upstreams.auth, limits, sight),
  }
  const sessions = createSessions(upstreams.auth, limits)
  app.addHook('onClose', async () => {
    await Promise.all(Object.values(upstreams).map((upstream) => upstream.close()))
    await tracing.close()
  })

  await speakWebSocket(app, limits) //                 it looks at every route below
  logAnswers(app) //                                   before what may refuse, so that refusals are logged too
  countAnswers(app, metrics)
  traceRequests(app, tracing) //                       all that follows belongs to the request's span
  await sendSecurityHeaders(app) //                    before anything can answer
  answerProblems(app, endpoints, '/api/') //           whatever is thrown below leaves as a problem
  guardRequests(app, limits, isUpload) //              what no honest client sends goes no further
  await refuseUnderPressure(app, limits) //            cheaper than counting or asking
  limitBodyTime(app, {
    ms: limits.requestMs,
    isUpload,
    cutOff: (socket) => cutOff({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, socket),
  }) // slow bodies, once they are being read
  const rates = await countRequests(app, limits)
  const sockets = mountChannels(app, {
    origin: upstreams.quiz.origin,
    sessions,
    limits,
    pageOrigins: config.pageOrigins,
    tracing,
    countAddress: rates.countAddress,
  })
  const drain = prepareDrain(app, limits, sockets.drain)

  tellHealth(app, upstreams, drain.isDraining) //      never limited: who asks decides whether we live
  tellPublicConfig(app, config.addresses)
  await serveDocs(app)
  await app.register(async (limited) => {
    limited.addHook('onRequest', rates.countAddress) // each of these costs an upstream something
    takePageReports(limited, metrics)
    takePageSpans(limited, tracing)
    relayFiles(limited, upstreams.main)
    mountRows(limited, endpoints, {
      prefix: '/api/',
      handlerOf: forwardTo({ upstreams, sessions, limits }),
      authenticate: async (credentials, request) => {
        await sessions.require(credentials, request.id)
        await rates.countUser(request, credentials.uid)
        return { userId: credentials.uid }
      },
    })
  })
  // last: it takes every address that is left
  if (config.page !== false) await servePage(app, config.page, tracing.isEnabled)
  return { app, drain, tellOwn: tellOwnOf(metrics, upstreams, sockets) }
}

export type GatewayOptions = {
  host?: string
  /** 0, the default, takes any free port. */
  port?: number
  upstreams: Upstreams
  /** The folder of the built page; none is served without it. */
  page?: string | false
  addresses?: Partial<PublicAddresses>
  limits?: Partial<GatewayLimits>
  pageOrigins?: string[]
  logLevel?: Config['logLevel']
  /** Where traces go, if anywhere. */
  otlpEndpoint?: string
}

/** A gateway that listens. `close` ends it at once, after the answers under way. */
export const startGateway = async ({
  host = '127.0.0.1',
  port = 0,
  upstreams,
  page = false,
  addresses,
  limits,
  pageOrigins = [],
  logLevel = 'silent',
  otlpEndpoint,
}: GatewayOptions): Promise<{ url: string; close: () => Promise<void> }> => {
  const { app, drain } = await buildGateway({
    host,
    port,
    workers: 0,
    operationsPort: undefined,
    logLevel,
    upstreams,
    page,
    pageOrigins,
    trustedProxies: [],
    otlpEndpoint,
    addresses: { ...publicAddresses(upstreams.auth, {}), ...addresses },
    limits: { ...gatewayLimits, ...limits },
  })
  const url = await app.listen({ host, port })
  return { url, close: () => drain.start(0) }
}
