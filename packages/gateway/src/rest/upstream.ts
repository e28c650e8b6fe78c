import type { Service } from '@quizwright/contracts/define.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { Tracing } from '@quizwright/server/tracing/tracing.ts'
import { Pool } from 'undici'
import type { GatewayLimits } from '../limits.ts'
import { createLatency } from '../observability/latency.ts'
import type { Metrics } from '../observability/metrics.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { startDeadline, type Deadline } from './deadline.ts'
import { createRetryBudget } from './retry-budget.ts'
import { createSendOnce } from './send-once.ts'
import type { BufferedResponse, TryOutcome, UpstreamRequest, UpstreamResponse } from './try-outcome.ts'
import { type Attempt, tryExchange, tryStream } from './try-request.ts'
import { failureProblem, isRetryable } from './upstream-failures.ts'

/** A service behind the gateway. Its methods reject only with a Problem. */
export type Upstream = {
  origin: string
  /** Sends a request and reads the whole response. */
  send: (request: UpstreamRequest) => Promise<BufferedResponse>
  /** Sends a request and returns the response with its body as a stream, which the caller must read or destroy. */
  openResponse: (request: UpstreamRequest) => Promise<UpstreamResponse>
  isBreakerOpen: () => boolean
  /** The median of the latest response times (up to the headers), in milliseconds, null before the first. */
  medianLatencyMs: () => number | null
  /** Whether /readyz responds with a status below 500. Ignores the circuit breaker. */
  isReachable: () => Promise<boolean>
  close: () => Promise<void>
}

const createPool = (origin: string, limits: GatewayLimits): Pool =>
  new Pool(origin, {
    connections: limits.connectionsPerUpstream,
    connect: { timeout: limits.connectMs },
    headersTimeout: limits.answerHeadersMs,
    bodyTimeout: limits.answerBodyIdleMs,
    allowH2: false,
  })

const readyRequest: UpstreamRequest = {
  method: 'GET',
  path: '/readyz',
  headers: {},
  maxResponseBytes: 64 * 1_024,
  isIdempotent: true,
}

const isPoolReachable = async (pool: Pool, timeoutMs: number): Promise<boolean> => {
  const deadline = startDeadline(undefined, timeoutMs)
  const outcome = await tryExchange(pool, readyRequest, deadline)
  deadline.end()
  return outcome.kind === 'response' && outcome.response.status < 500
}

type Observability = { metrics: Pick<Metrics, 'upstreamCalls'>; tracing: Tracing }

export const createUpstream = (
  service: Service,
  origin: string,
  limits: GatewayLimits,
  { metrics, tracing }: Observability,
): Upstream => {
  const pool = createPool(origin, limits)
  const isReachable = () => isPoolReachable(pool, limits.connectMs)
  const breaker = createCircuitBreaker({
    failureThreshold: limits.breakerFailures,
    probeMs: limits.breakerProbeMs,
    initialOpenMs: limits.breakerFirstOpenMs,
    maxOpenMs: limits.breakerLongestOpenMs,
    jitterPercent: limits.breakerJitterPercent,
    probe: isReachable,
  })
  const retryBudget = createRetryBudget(limits.retryPercent, limits.retriesAtLeast)
  const latency = createLatency()
  const sendOnce = createSendOnce({ service, origin, pool, breaker, latency, metrics, tracing })
  let active = 0

  /** Counts a request as active and runs its deadline while it is sent. */
  const sender = <Response extends { status: number }>(
    attempt: Attempt<Response>,
    drop: (response: Response) => unknown,
  ) => {
    const send = sendOnce(attempt)
    /** Retries once, and only within the retry budget. Otherwise the outcome of the first try stands. */
    const retry = async (request: UpstreamRequest, deadline: Deadline, first: TryOutcome<Response>) => {
      const releaseRetry = retryBudget.tryAcquire()
      if (!releaseRetry) return first
      try {
        if (first.kind === 'response') await drop(first.response)
        return await send(request, deadline)
      } finally {
        releaseRetry()
      }
    }
    return async (request: UpstreamRequest): Promise<Response> => {
      if (active >= limits.connectionsPerUpstream + limits.waitingPerUpstream)
        throw new Problem('BUSY', { retryAfterSeconds: 1 })
      active++
      const endRequest = retryBudget.startRequest()
      const { deadlineMs = limits.deadlineMs, spentMs = 0 } = request
      const deadline = startDeadline(request.callerResponse, deadlineMs - spentMs)
      try {
        let outcome = await send(request, deadline)
        if (isRetryable(request, outcome) && !breaker.isOpen())
          outcome = await retry(request, deadline, outcome)
        if (outcome.kind === 'response') return outcome.response
        throw 'problem' in outcome ? outcome.problem : failureProblem(outcome.kind, outcome.cause)
      } finally {
        deadline.end()
        endRequest()
        active--
      }
    }
  }

  return {
    origin,
    openResponse: sender(tryStream, ({ body }) => body.dump().catch(() => undefined)),
    send: sender(tryExchange, () => undefined),
    isReachable,
    isBreakerOpen: breaker.isOpen,
    medianLatencyMs: latency.medianMs,
    close: () => {
      breaker.stop()
      return pool.destroy()
    },
  }
}
