import fp from 'fastify-plugin'
import { type HttpMetrics, httpMetrics } from '../metrics/http-metrics.ts'
import { problemResponses } from '../routes/problem-responses.ts'
import { requestTracing } from '../tracing/request-tracing.ts'
import type { Tracing } from '../tracing/tracing.ts'
import { compressedResponses } from './compressed-responses.ts'
import { requestIdHeader } from './request-id.ts'
import { responseLog } from './response-log.ts'
import { securityHeaders } from './security-headers.ts'

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
