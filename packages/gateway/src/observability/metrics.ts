import { createHttpMetrics, durationBuckets } from '@quizwright/server/metrics/http-metrics.ts'
import { Counter, Gauge, Histogram } from 'prom-client'

/** In milliseconds for all vitals except CLS, which is a score below 1. */
const vitalBuckets = [0.01, 0.1, 0.25, 50, 100, 200, 500, 1_000, 2_500, 4_000, 10_000]

export type Metrics = ReturnType<typeof createMetrics>

/** The Prometheus metrics of one process. Label values come from our own tables, so their number is bounded. */
export const createMetrics = () => {
  const { registry, requestDuration, policyReports } = createHttpMetrics('quizwright_')
  const registers = [registry]
  return {
    registry,
    requestDuration,
    policyReports,
    upstreamCalls: new Histogram({
      name: 'quizwright_upstream_call_seconds',
      help: 'Duration of each try of a request to a service in seconds, by service and outcome.',
      labelNames: ['service', 'outcome'],
      buckets: durationBuckets,
      registers,
    }),
    breakersOpen: new Gauge({
      name: 'quizwright_breaker_open',
      help: '1 while the circuit breaker of a service is open, else 0.',
      labelNames: ['service'],
      registers,
    }),
    socketsOpen: new Gauge({
      name: 'quizwright_sockets_open',
      help: 'Open WebSockets of browsers, by channel.',
      labelNames: ['channel'],
      registers,
    }),
    workUnderWay: new Gauge({
      name: 'quizwright_work_under_way',
      help: 'WebSockets with an import or a save in progress, by channel.',
      labelNames: ['channel'],
      registers,
    }),
    pageErrors: new Counter({
      name: 'quizwright_page_errors_total',
      help: 'Errors of the page in browsers, by screen.',
      labelNames: ['screen'],
      registers,
    }),
    pageVitals: new Histogram({
      name: 'quizwright_page_vitals',
      help: 'Web vitals measured in browsers, by screen: milliseconds, for CLS its score.',
      labelNames: ['vital', 'screen'],
      buckets: vitalBuckets,
      registers,
    }),
  }
}
