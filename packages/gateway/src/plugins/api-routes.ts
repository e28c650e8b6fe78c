import type { Service } from '@quizwright/contracts/define.ts'
import { endpoints } from '@quizwright/contracts/endpoints.ts'
import { policyReports } from '@quizwright/server/http/policy-reports.ts'
import { mountRows } from '@quizwright/server/routes/mount-rows.ts'
import type { Tracing } from '@quizwright/server/tracing/tracing.ts'
import fp from 'fastify-plugin'
import type { GatewayLimits } from '../limits.ts'
import type { Metrics } from '../observability/metrics.ts'
import { forwardTo } from '../rest/forward.ts'
import { beforeDeadline } from '../rest/deadline.ts'
import type { RequireAbilities } from '../rest/offered-abilities.ts'
import type { TokenCache } from '../rest/token-cache.ts'
import type { Upstream } from '../rest/upstream.ts'
import { files } from './files.ts'
import { pageReports } from './page-reports.ts'
import { pageSpans } from './page-spans.ts'
import type { FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** How long the request waited for the validation of its token, in milliseconds. */
    signInMs: number
  }
}

/**
 * Records how long the validation of a request's token takes. Validation and relaying share one deadline, so that a
 * caller never waits for two of them.
 */
const timeSignIn = async (request: FastifyRequest, validation: Promise<void>): Promise<void> => {
  const startedAt = performance.now()
  await validation
  request.signInMs = performance.now() - startedAt
}

type ApiOptions = {
  upstreams: Record<Service, Upstream>
  /** The same services with connections of their own: for slow calls, and of the main service for files. */
  longUpstreams: Record<Service, Upstream>
  fileUpstream: Upstream
  tokenCache: TokenCache
  requireAbilities: RequireAbilities
  metrics: Metrics
  tracing: Tracing
  limits: GatewayLimits
}

/** Registers all routes that are rate limited by IP address: REST calls, files, and reports of pages. */
export const apiRoutes = fp<ApiOptions>(
  async (
    app,
    { upstreams, longUpstreams, fileUpstream, tokenCache, requireAbilities, metrics, tracing, limits },
  ) => {
    app.decorateRequest('signInMs', 0)
    app.addHook('onRequest', (request, _reply, done) => {
      app.rateLimits.perAddress(request)
      done()
    })
    await app.register(pageReports, { metrics })
    await app.register(policyReports, { metrics })
    await app.register(pageSpans, { tracing })
    await app.register(files, { main: fileUpstream, limits })
    mountRows(app, endpoints, {
      prefix: '/api/',
      handlerOf: forwardTo({ upstreams, longUpstreams, tokenCache, requireAbilities, limits }),
      authenticate: (credentials, request) => {
        const admit = () => {
          app.rateLimits.perUser(credentials.uid)
          return { userId: credentials.uid }
        }
        if (tokenCache.isKnown(credentials)) return admit()
        const validation = tokenCache.requireValid(credentials, request.id)
        return timeSignIn(request, beforeDeadline(validation, limits.deadlineMs)).then(admit)
      },
    })
  },
  {
    name: 'api-routes',
    // An encapsulated plugin, so that its hook applies only to its own routes.
    encapsulate: true,
    dependencies: ['rate-limits'],
    decorators: { fastify: ['rateLimits'] },
  },
)
