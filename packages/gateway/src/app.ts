import type { Service } from '@quizwright/contracts/define.ts'
import { basePlugins } from '@quizwright/server/http/base-plugins.ts'
import { health } from '@quizwright/server/http/health.ts'
import { openTracing } from '@quizwright/server/tracing/open-tracing.ts'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { createGatewayServer, isUpload } from './create-server.ts'
import { type Drain, drain } from './workers/drain.ts'
import { createMetrics } from './observability/metrics.ts'
import { createSnapshotReader, type ReadSnapshot } from './observability/process-snapshot.ts'
import { apiRoutes } from './plugins/api-routes.ts'
import { connectionLimits } from '@quizwright/server/http/connection-limits.ts'
import { docs } from './plugins/docs.ts'
import { page } from './plugins/page.ts'
import { publicConfig } from './plugins/public-config.ts'
import { rateLimits } from './plugins/rate-limits.ts'
import { createReadinessCheck } from './plugins/readiness.ts'
import { requestGuard } from '@quizwright/server/http/request-guard.ts'
import { underPressure } from './plugins/under-pressure.ts'
import { createRequireAbilities } from './rest/offered-abilities.ts'
import { createTokenCache } from './rest/token-cache.ts'
import { createUpstream, type Upstream } from './rest/upstream.ts'
import { channelSockets } from './sockets/channel-sockets.ts'
import { websocketServer } from './sockets/websocket-server.ts'

export type Gateway = { app: FastifyInstance; drain: Drain; readSnapshot: ReadSnapshot }

/**
 * Builds the gateway without listening. Hooks run in the order in which the plugins are registered. Each plugin
 * declares the plugins that must come before it, and Fastify throws if the order is wrong.
 */
export const buildGateway = async (config: Config): Promise<Gateway> => {
  const { limits } = config
  const app = createGatewayServer(config)
  const metrics = createMetrics()
  const tracing = await openTracing('quizwright-gateway', config.otlpEndpoint)
  const connect = (service: Service, connectionsPerUpstream: number): Upstream =>
    createUpstream(
      service,
      config.upstreams[service],
      { ...limits, connectionsPerUpstream },
      { metrics, tracing },
    )
  const connectAll = (connections: number): Record<Service, Upstream> => ({
    quiz: connect('quiz', connections),
    main: connect('main', connections),
    auth: connect('auth', connections),
  })
  // What may take minutes has connections of its own, so that other calls never wait for it.
  const upstreams = connectAll(limits.connectionsPerUpstream)
  const longUpstreams = connectAll(limits.longConnections)
  const fileUpstream = connect('main', limits.fileConnections)
  const tokenCache = createTokenCache(upstreams.auth, limits)
  const requireAbilities = createRequireAbilities(upstreams.quiz)
  app.addHook('onClose', async () => {
    const all = [...Object.values(upstreams), ...Object.values(longUpstreams), fileUpstream]
    await Promise.all(all.map((upstream) => upstream.close()))
    await tracing.close()
  })

  await app.register(websocketServer, { limits })
  await app.register(basePlugins, {
    metrics,
    tracing,
  })
  await app.register(requestGuard, { limits, isUpload })
  await app.register(connectionLimits, {
    limits: { ...limits, bodyMs: limits.requestMs },
    isSocket: (request) => request.ws,
    isUpload,
  })
  await app.register(underPressure, { limits })
  await app.register(rateLimits, { limits })
  await app.register(channelSockets, {
    origin: upstreams.quiz.origin,
    tokenCache,
    requireAbilities,
    limits,
    pageOrigins: config.pageOrigins,
    tracing,
  })
  await app.register(drain, { limits })
  // Health checks, configuration and documents are not rate limited, because load balancers depend on the health
  // checks.
  await app.register(health, {
    isDraining: app.drain.isDraining,
    checkReadiness: createReadinessCheck(upstreams),
  })
  await app.register(publicConfig, { addresses: config.addresses, wording: config.wording })
  await app.register(docs)
  await app.register(apiRoutes, {
    upstreams,
    longUpstreams,
    fileUpstream,
    tokenCache,
    requireAbilities,
    metrics,
    tracing,
    limits,
  })
  if (config.page !== false)
    await app.register(page, {
      folder: config.page,
      isTraced: tracing.isEnabled,
      wording: config.wording,
    })
  return {
    app,
    drain: app.drain,
    readSnapshot: createSnapshotReader(metrics, upstreams, app.channelSockets),
  }
}
