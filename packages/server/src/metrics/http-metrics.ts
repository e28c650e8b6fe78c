import fp from 'fastify-plugin'
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'

/** Bucket limits in seconds: from a cached response to a request that hit its deadline. */
export const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15]

export type HttpMetrics = {
  registry: Registry
  requestDuration: Histogram<'method' | 'route' | 'status'>
  policyReports: Counter
}

/**
 * Creates a registry with prom-client's default metrics, a histogram of HTTP requests and a counter of policy
 * violations. All names begin with the prefix. Label values come from our own tables and never from a caller, so
 * their number is bounded.
 */
export const createHttpMetrics = (prefix: string): HttpMetrics => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix })
  const requestDuration = new Histogram({
    name: `${prefix}http_request_seconds`,
    help: 'Duration of HTTP requests in seconds, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: durationBuckets,
    registers: [registry],
  })
  const policyReports = new Counter({
    name: `${prefix}policy_reports_total`,
    help: 'What browsers say that the content security policy of a page forbade, by directive.',
    labelNames: ['directive'],
    registers: [registry],
  })
  return { registry, requestDuration, policyReports }
}

/** Observes the duration of every request by its route, never by the requested path. */
export const httpMetrics = fp<Pick<HttpMetrics, 'requestDuration'>>(
  async (app, { requestDuration }) => {
    app.addHook('onResponse', (request, reply, done) => {
      const { url: route = 'none' } = request.routeOptions
      requestDuration.observe(
        { method: request.method, route, status: reply.statusCode },
        reply.elapsedTime / 1_000,
      )
      done()
    })
  },
  { name: 'http-metrics' },
)
