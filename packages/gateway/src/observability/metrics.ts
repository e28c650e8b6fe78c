import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** Seconds. From what a cache answers to what a deadline ends. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15]

export type Metrics = ReturnType<typeof createMetrics>

/**
 * What one process counts of itself, in Prometheus' terms. Labels come from the tables, never from a caller:
 * so their number is bounded.
 */
export const createMetrics = () => {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry, prefix: 'quizwright_' })
  return {
    registry,
    requests: new Histogram({
      name: 'quizwright_http_request_seconds',
      help: 'Requests answered, by method, route and status.',
      labelNames: ['method', 'route', 'status'],
      buckets,
      registers,
    }),
    upstreamCalls: new Histogram({
      name: 'quizwright_upstream_call_seconds',
      help: 'Tries at an upstream, by service and how they ended.',
      labelNames: ['service', 'outcome'],
      buckets,
      registers,
    }),
    breakersOpen: new Gauge({
      name: 'quizwright_breaker_open',
      help: '1 where the breaker keeps calls from a service.',
      labelNames: ['service'],
      registers,
    }),
    socketsOpen: new Gauge({
      name: 'quizwright_sockets_open',
      help: 'Sockets of browsers, by channel.',
      labelNames: ['channel'],
      registers,
    }),
    workUnderWay: new Gauge({
      name: 'quizwright_work_under_way',
      help: 'Imports and saves that sockets wait for, by channel.',
      labelNames: ['channel'],
      registers,
    }),
    pageErrors: new Counter({
      name: 'quizwright_page_errors_total',
      help: 'Errors that the page met in browsers, by screen.',
      labelNames: ['screen'],
      registers,
    }),
    pageVitals: new Histogram({
      name: 'quizwright_page_vitals',
      help: 'Web vitals as browsers measured them, by screen: milliseconds, for CLS its score.',
      labelNames: ['vital', 'screen'],
      buckets: [0.01, 0.1, 0.25, 50, 100, 200, 500, 1_000, 2_500, 4_000, 10_000],
      registers,
    }),
  }
}

/** Every answer is counted under the route it met, never under the address it asked for. */
export const countAnswers = (app: FastifyInstance, { requests }: Metrics): void => {
  app.addHook('onResponse', async (request, reply) => {
    requests.observe(
      { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode },
      reply.elapsedTime / 1_000,
    )
  })
}
