import type { IncomingHttpHeaders } from 'node:http'
import type { Service } from '@quizwright/contracts/define.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { ProblemCode } from '@quizwright/contracts/problems.ts'
import type { Tracing } from '@quizwright/server/tracing/tracing.ts'
import { Pool } from 'undici'
import type { GatewayLimits } from '../limits.ts'
import {
  attempt,
  kindOf,
  type FailureKind,
  type Outcome,
  type UpstreamAnswer,
  type UpstreamCall,
} from './try-request.ts'
import { createBreaker } from './circuit-breaker.ts'
import { startDeadline, type Deadline } from './deadline.ts'
import { createLatency } from '../observability/latency.ts'
import type { Metrics } from '../observability/metrics.ts'
import { readBytes } from './read-body.ts'
import { createRetryBudget } from './retry-budget.ts'

export type WholeAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** One service behind the gateway. Everything rejects with a Problem. */
export type Upstream = {
  origin: string
  /** Asks, and reads the answer whole. */
  send: (call: UpstreamCall) => Promise<WholeAnswer>
  /** Asks, and hands out the answer's body as it comes; the caller must read or destroy it. */
  open: (call: UpstreamCall) => Promise<UpstreamAnswer>
  breakerIsOpen: () => boolean
  /** Milliseconds until its last answers began: their median; null before the first. */
  latencyMs: () => number | null
  /** Whether it answers at all, whatever the breaker thinks. */
  answers: () => Promise<boolean>
  close: () => Promise<void>
}

const problemOf: Record<FailureKind, ProblemCode> = {
  unsent: 'UPSTREAM_DOWN',
  cut: 'UPSTREAM_DOWN',
  slow: 'UPSTREAM_TIMEOUT',
  nonsense: 'UPSTREAM_CONTRACT',
  gone: 'TOO_SLOW',
}
const troubles = new Set([502, 503, 504])

const isTrouble = (outcome: Outcome): boolean =>
  outcome.kind === 'answer'
    ? troubles.has(outcome.answer.status)
    : outcome.kind === 'unsent' || outcome.kind === 'cut' || outcome.kind === 'slow'

/** A body that was streamed is gone after the first try; what timed out has no time left. */
const mayRepeat = (call: UpstreamCall, outcome: Outcome): boolean =>
  (call.body === undefined || typeof call.body === 'string') &&
  outcome.kind !== 'slow' &&
  isTrouble(outcome) &&
  (call.repeatable || outcome.kind === 'unsent')

type UpstreamSight = { metrics: Pick<Metrics, 'upstreamCalls'>; tracing: Tracing }

export const createUpstream = (
  service: Service,
  origin: string,
  limits: GatewayLimits,
  { metrics: { upstreamCalls }, tracing }: UpstreamSight,
): Upstream => {
  const pool = new Pool(origin, {
    connections: limits.connectionsPerUpstream,
    connect: { timeout: limits.connectMs },
    headersTimeout: limits.answerHeadersMs,
    bodyTimeout: limits.answerBodyIdleMs,
    allowH2: false,
  })
  const breaker = createBreaker({
    failures: limits.breakerFailures,
    firstOpenMs: limits.breakerFirstOpenMs,
    longestOpenMs: limits.breakerLongestOpenMs,
    jitterPercent: limits.breakerJitterPercent,
  })
  const budget = createRetryBudget(limits.retryPercent, limits.retriesAtLeast)
  const latency = createLatency()
  let active = 0

  /** Each try is a span of its own, and the parent of what the upstream makes of it. */
  const attemptAsSpan = (call: UpstreamCall, deadline: Deadline): Promise<Outcome> =>
    tracing.withSpan(
      {
        name: `${call.method} ${service}`,
        kind: 'client',
        attributes: { 'http.request.method': call.method, 'server.address': origin },
      },
      async ({ traceparent, setAttributes, setError }) => {
        const outcome = await attempt(
          pool,
          traceparent ? { ...call, headers: { ...call.headers, traceparent } } : call,
          deadline,
        )
        if (outcome.kind === 'answer') setAttributes({ 'http.response.status_code': outcome.answer.status })
        if (isTrouble(outcome)) setError(outcome.kind)
        return outcome
      },
    )

  const tryOnce = async (call: UpstreamCall, deadline: Deadline): Promise<Outcome> => {
    const admission = breaker.admit()
    if (!admission.ok)
      throw new Problem('UPSTREAM_DOWN', {
        retryAfterSeconds: Math.ceil(admission.retryAfterMs / 1_000),
        cause: new Error(`The breaker of the ${service} service is open.`),
      })
    const began = performance.now()
    const outcome = await attemptAsSpan(call, deadline)
    const tookMs = performance.now() - began
    upstreamCalls.observe({ service, outcome: outcome.kind }, tookMs / 1_000)
    if (outcome.kind === 'answer') latency.note(tookMs)
    if (outcome.kind === 'gone' || outcome.kind === 'ours') admission.pass.abandoned()
    else if (isTrouble(outcome)) admission.pass.failed()
    else admission.pass.succeeded()
    return outcome
  }

  const tryTwice = async (call: UpstreamCall, deadline: Deadline): Promise<Outcome> => {
    const first = await tryOnce(call, deadline)
    if (!mayRepeat(call, first) || breaker.isOpen()) return first
    const retried = budget.take()
    if (!retried) return first
    try {
      if (first.kind === 'answer') await first.answer.body.dump().catch(() => undefined)
      return await tryOnce(call, deadline)
    } finally {
      retried()
    }
  }

  /** Does something with an answer while the call counts as under way and its deadline runs. */
  const call = async <T>(
    asked: UpstreamCall,
    take: (answer: UpstreamAnswer, deadline: Deadline) => T | Promise<T>,
  ): Promise<T> => {
    if (active >= limits.connectionsPerUpstream + limits.waitingPerUpstream)
      throw new Problem('BUSY', { retryAfterSeconds: 1 })
    active++
    const ended = budget.begin()
    const deadline = startDeadline(asked.signal, asked.deadlineMs ?? limits.deadlineMs)
    try {
      const outcome = await tryTwice(asked, deadline)
      if (outcome.kind === 'ours') throw outcome.problem
      if (outcome.kind !== 'answer') throw new Problem(problemOf[outcome.kind], { cause: outcome.cause })
      return await take(outcome.answer, deadline)
    } finally {
      deadline.end()
      ended()
      active--
    }
  }

  return {
    origin,
    open: (asked) => call(asked, (answer) => answer),
    send: (asked) =>
      call(asked, async ({ status, headers, body }, deadline) => {
        const read = await readBytes(body, asked.responseBytes).catch((error: unknown) => {
          const kind = kindOf(error, deadline)
          throw error instanceof Problem
            ? error
            : new Problem(kind === 'cut' ? 'UPSTREAM_CONTRACT' : problemOf[kind], { cause: error })
        })
        return { status, headers, body: read }
      }),
    answers: async () => {
      const deadline = startDeadline(undefined, limits.connectMs)
      const outcome = await attempt(
        pool,
        { method: 'GET', path: '/readyz', headers: {}, responseBytes: 0, repeatable: false },
        deadline,
      )
      deadline.end()
      if (outcome.kind !== 'answer') return false
      await outcome.answer.body.dump().catch(() => undefined)
      return outcome.answer.status < 500
    },
    breakerIsOpen: breaker.isOpen,
    latencyMs: latency.median,
    close: () => pool.destroy(),
  }
}
