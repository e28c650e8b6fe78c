import { elementAt } from '@quizwright/domain/defined.ts'
import fp from 'fastify-plugin'
import { httpMetrics, type HttpMetrics } from '../metrics/http-metrics.ts'
import { problemResponses } from '../routes/problem-responses.ts'
import { requestTracing } from '../tracing/request-tracing.ts'
import type { Tracing } from '../tracing/tracing.ts'
import { compressedResponses } from './compressed-responses.ts'
import { requestIdHeader } from './request-id.ts'
import { securityHeaders } from './security-headers.ts'

/** Health checks come every second. Logging them would hide all other lines. */
const healthChecks = /^\/(?:healthz|readyz)$/

/** Logs one line for each response, without the query, which may contain a person's search text. */
const responseLog = fp(
  async (app) => {
    app.addHook('onResponse', (request, reply, done) => {
      const path = elementAt(request.url.split('?'), 0)
      const fields = {
        method: request.method,
        path,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        address: request.ip,
      }
      if (healthChecks.test(path)) request.log.debug(fields, 'responded')
      else request.log.info(fields, 'responded')
      done()
    })
  },
  { name: 'response-log' },
)

type BaseOptions = {
  metrics: Pick<HttpMetrics, 'requestDuration'>
  tracing: Tracing
  convertError?: (error: unknown) => unknown
}

/** Registers the plugins that every response of our servers needs. They come before anything that may respond. */
export const basePlugins = fp<BaseOptions>(
  async (app, { metrics, tracing, convertError }) => {
    await app.register(responseLog)
    await app.register(httpMetrics, metrics)
    await app.register(requestTracing, { tracing })
    await app.register(requestIdHeader)
    await app.register(securityHeaders)
    await app.register(compressedResponses)
    await app.register(problemResponses, { convertError })
  },
  { name: 'base-plugins' },
)
