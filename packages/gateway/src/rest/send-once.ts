import type { Service } from '@quizwright/contracts/define.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { Tracing } from '@quizwright/server/tracing/tracing.ts'
import type { Pool } from 'undici'
import type { Latency } from '../observability/latency.ts'
import type { Metrics } from '../observability/metrics.ts'
import type { CircuitBreaker } from './circuit-breaker.ts'
import type { Deadline } from './deadline.ts'
import type { TryOutcome, UpstreamRequest } from './try-outcome.ts'
import type { Attempt } from './try-request.ts'
import { isUnavailable } from './upstream-failures.ts'

export type SendOnceOptions = {
  service: Service
  origin: string
  pool: Pool
  breaker: CircuitBreaker
  latency: Latency
  metrics: Pick<Metrics, 'upstreamCalls'>
  tracing: Tracing
}
type Sending<Response> = (request: UpstreamRequest, deadline: Deadline) => Promise<TryOutcome<Response>>
export type SendOnce = <Response extends { status: number }>(attempt: Attempt<Response>) => Sending<Response>

/** Wraps an attempt in a span, which becomes the parent of the upstream's spans. */
const createTracedAttempt = ({ service, origin, pool, tracing }: SendOnceOptions) => {
  const { hostname, port, protocol } = new URL(origin)
  const serverAttributes = {
    'server.address': hostname,
    'server.port': Number(port) || (protocol === 'https:' ? 443 : 80),
  }
  return <Response extends { status: number }>(
    attempt: Attempt<Response>,
    request: UpstreamRequest,
    deadline: Deadline,
  ): Promise<TryOutcome<Response>> =>
    tracing.withSpan(
      {
        name: `${request.method} ${service}`,
        kind: 'client',
        attributes: { 'http.request.method': request.method, ...serverAttributes },
      },
      async ({ traceparent, setAttributes, setError }) => {
        const traced = traceparent ? { ...request, headers: { ...request.headers, traceparent } } : request
        const outcome = await attempt(pool, traced, deadline)
        if (outcome.kind === 'response')
          setAttributes({ 'http.response.status_code': outcome.response.status })
        if (isUnavailable(outcome)) setError(outcome.kind)
        return outcome
      },
    )
}

/**
 * Sends a request once if the circuit breaker permits it, and records the outcome. Throws UPSTREAM_DOWN while the
 * breaker is open.
 */
export const createSendOnce = (options: SendOnceOptions): SendOnce => {
  const { service, pool, breaker, latency, metrics, tracing } = options
  const tryAsSpan = createTracedAttempt(options)

  return (attempt) => async (request, deadline) => {
    const permission = breaker.tryAcquire()
    if (!permission.isGranted)
      throw new Problem('UPSTREAM_DOWN', {
        retryAfterSeconds: Math.ceil(permission.retryAfterMs / 1_000),
        cause: new Error(`The circuit breaker of the ${service} service is open.`),
      })
    const startedAt = performance.now()
    const outcome = await (tracing.isEnabled
      ? tryAsSpan(attempt, request, deadline)
      : attempt(pool, request, deadline))
    const durationMs = performance.now() - startedAt
    metrics.upstreamCalls.observe({ service, outcome: outcome.kind }, durationMs / 1_000)
    if (outcome.kind === 'response') latency.record(durationMs)
    if (outcome.kind === 'caller_gone' || outcome.kind === 'body_refused') return outcome
    if (isUnavailable(outcome)) permission.permit.fail()
    else permission.permit.succeed()
    return outcome
  }
}
