import type { IncomingHttpHeaders } from 'node:http'
import type { Service } from '@quizwright/contracts/define.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { Tracing } from '@quizwright/server/tracing/tracing.ts'
import { Pool } from 'undici'
import type { GatewayLimits } from '../limits.ts'
import { createLatency } from '../observability/latency.ts'
import type { Metrics } from '../observability/metrics.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { startDeadline, type Deadline } from './deadline.ts'
import { readBody } from './read-body.ts'
import { createRetryBudget } from './retry-budget.ts'
import { createSendOnce } from './send-once.ts'
import {
  failureKindOf,
  tryRequest,
  type TryOutcome,
  type UpstreamRequest,
  type UpstreamResponse,
} from './try-request.ts'
import { bodyFailureProblem, failureProblem, isRetryable } from './upstream-failures.ts'

/** A response that was read to its end. */
export type BufferedResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** One service behind the gateway. All failures are rejections with a Problem. */
export type Upstream = {
  origin: string
  /** Sends a request and reads the whole response. */
  send: (request: UpstreamRequest) => Promise<BufferedResponse>
  /** Sends a request and gives the response's body as a stream; the caller must read or destroy it. */
  openResponse: (request: UpstreamRequest) => Promise<UpstreamResponse>
  isBreakerOpen: () => boolean
  /** The median of the last response times (up to the headers), in milliseconds; null before the first. */
  medianLatencyMs: () => number | null
  /** Whether /readyz responds with less than 500, even while the breaker is open. */
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

const isPoolReachable = async (pool: Pool, timeoutMs: number): Promise<boolean> => {
  const deadline = startDeadline(undefined, timeoutMs)
  const request = { path: '/readyz', headers: {}, maxResponseBytes: 0, isIdempotent: true } as const
  const outcome = await tryRequest(pool, { method: 'GET', ...request }, deadline)
  deadline.end()
  if (outcome.kind !== 'response') return false
  await outcome.response.body.dump().catch(() => undefined)
  return outcome.response.status < 500
}

const readResponse = async (
  { status, headers, body }: UpstreamResponse,
  maxBytes: number,
  deadline: Deadline,
): Promise<BufferedResponse> => {
  try {
    return { status, headers, body: await readBody(body, maxBytes) }
  } catch (error) {
    if (error instanceof Problem) throw error
    throw bodyFailureProblem(failureKindOf(error, deadline), error)
  }
}

type Observability = { metrics: Pick<Metrics, 'upstreamCalls'>; tracing: Tracing }

export const createUpstream = (
  service: Service,
  origin: string,
  limits: GatewayLimits,
  { metrics, tracing }: Observability,
): Upstream => {
  const pool = createPool(origin, limits)
  const breaker = createCircuitBreaker({
    failureThreshold: limits.breakerFailures,
    initialOpenMs: limits.breakerFirstOpenMs,
    maxOpenMs: limits.breakerLongestOpenMs,
    jitterPercent: limits.breakerJitterPercent,
  })
  const retryBudget = createRetryBudget(limits.retryPercent, limits.retriesAtLeast)
  const latency = createLatency()
  const sendOnce = createSendOnce({ service, origin, pool, breaker, latency, metrics, tracing })
  let active = 0

  /** At most one retry, and only if the budget has room for it. */
  const sendWithRetry = async (request: UpstreamRequest, deadline: Deadline): Promise<TryOutcome> => {
    const first = await sendOnce(request, deadline)
    if (!isRetryable(request, first) || breaker.isOpen()) return first
    const releaseRetry = retryBudget.tryAcquire()
    if (!releaseRetry) return first
    try {
      if (first.kind === 'response') await first.response.body.dump().catch(() => undefined)
      return await sendOnce(request, deadline)
    } finally {
      releaseRetry()
    }
  }

  /** Handles a response while the request still counts as active and its deadline runs. */
  const withResponse = async <T>(
    request: UpstreamRequest,
    handle: (response: UpstreamResponse, deadline: Deadline) => T | Promise<T>,
  ): Promise<T> => {
    if (active >= limits.connectionsPerUpstream + limits.waitingPerUpstream)
      throw new Problem('BUSY', { retryAfterSeconds: 1 })
    active++
    const endRequest = retryBudget.startRequest()
    const deadline = startDeadline(request.signal, request.deadlineMs ?? limits.deadlineMs)
    try {
      const outcome = await sendWithRetry(request, deadline)
      if (outcome.kind === 'body_refused') throw outcome.problem
      if (outcome.kind !== 'response') throw failureProblem(outcome.kind, outcome.cause)
      return await handle(outcome.response, deadline)
    } finally {
      deadline.end()
      endRequest()
      active--
    }
  }

  return {
    origin,
    openResponse: (request) => withResponse(request, (response) => response),
    send: (request) =>
      withResponse(request, (response, deadline) =>
        readResponse(response, request.maxResponseBytes, deadline),
      ),
    isReachable: () => isPoolReachable(pool, limits.connectMs),
    isBreakerOpen: breaker.isOpen,
    medianLatencyMs: latency.medianMs,
    close: () => pool.destroy(),
  }
}
