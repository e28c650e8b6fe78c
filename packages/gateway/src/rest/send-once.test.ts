import { Problem } from '@quizwright/contracts/problem.ts'
import { noTracing, type Tracing } from '@quizwright/server/tracing/tracing.ts'
import type { Pool } from 'undici'
import { describe, expect, test, vi } from 'vitest'
import type { Permission } from './circuit-breaker.ts'
import type { Deadline } from './deadline.ts'
import { createSendOnce } from './send-once.ts'
import type { TryOutcome, UpstreamRequest } from './try-outcome.ts'

type Outcome = TryOutcome<{ status: number }>
const request: UpstreamRequest = {
  method: 'GET',
  path: '/',
  headers: { accept: 'a' },
  maxResponseBytes: 1,
  isIdempotent: true,
}
const deadline: Deadline = { onAbort: () => {}, reason: () => undefined, end: () => {} }
const pool = {} as Pool

/** Sends one request with the given outcome. Returns the calls of the breaker, the latency and the metrics. */
const send = async (
  outcome: Outcome,
  {
    permission,
    tracing = noTracing,
    origin = 'http://127.0.0.1:5001',
  }: { permission?: Permission; tracing?: Tracing; origin?: string } = {},
) => {
  const permit = { succeed: vi.fn<() => void>(), fail: vi.fn<() => void>() }
  const latency = { record: vi.fn<(ms: number) => void>() }
  const observe = vi.fn<(labels: object, seconds: number) => void>()
  const attempt = vi.fn<(pool: Pool, sent: UpstreamRequest, given: Deadline) => Promise<Outcome>>(
    async () => outcome,
  )
  const sendOnce = createSendOnce({
    service: 'quiz',
    origin,
    pool,
    breaker: {
      tryAcquire: () => permission ?? { isGranted: true, permit },
      isOpen: () => false,
      stop: () => {},
    },
    latency: latency as never,
    metrics: { upstreamCalls: { observe } as never },
    tracing,
  })
  const result = sendOnce(attempt)(request, deadline)
  return { result, attempt, permit, latency, observe }
}

describe('given a request that ends', () => {
  test.each<[string, Outcome, 'succeed' | 'fail' | undefined, boolean]>([
    ['with 200', { kind: 'response', response: { status: 200 } }, 'succeed', true],
    ['with 404', { kind: 'response', response: { status: 404 } }, 'succeed', true],
    ['with 503', { kind: 'response', response: { status: 503 } }, 'fail', true],
    ['without a connection', { kind: 'not_sent', cause: 1 }, 'fail', false],
    ['with what is no HTTP', { kind: 'not_http', cause: 1 }, 'succeed', false],
    ['because the caller left', { kind: 'caller_gone', cause: 1 }, undefined, false],
    [
      'by a limit of ours',
      { kind: 'body_refused', problem: new Problem('BODY_TOO_LARGE') },
      undefined,
      false,
    ],
  ])('%s, then the breaker, the latency and the metrics record it', async (_, outcome, recorded, isTimed) => {
    const { result, attempt, permit, latency, observe } = await send(outcome)
    expect(await result).toBe(outcome)
    expect(attempt).toHaveBeenCalledExactlyOnceWith(pool, request, deadline)
    expect([permit.succeed.mock.calls.length, permit.fail.mock.calls.length]).toEqual([
      recorded === 'succeed' ? 1 : 0,
      recorded === 'fail' ? 1 : 0,
    ])
    expect(latency.record).toHaveBeenCalledTimes(isTimed ? 1 : 0)
    expect(observe).toHaveBeenCalledExactlyOnceWith(
      { service: 'quiz', outcome: outcome.kind },
      expect.any(Number),
    )
  })

  test('then the latency is recorded in milliseconds and the metric in seconds', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValueOnce(1_000).mockReturnValueOnce(1_500)
    const { result, latency, observe } = await send({ kind: 'response', response: { status: 200 } })
    await result
    now.mockRestore()
    expect(latency.record).toHaveBeenCalledExactlyOnceWith(500)
    expect(observe.mock.calls[0]![1]).toBe(0.5)
  })
})

test('given an open breaker, then nothing is sent, and the problem has the time until a retry', async () => {
  const { result, attempt } = await send(
    { kind: 'response', response: { status: 200 } },
    { permission: { isGranted: false, retryAfterMs: 1_200 } },
  )
  await expect(result).rejects.toMatchObject({
    code: 'UPSTREAM_DOWN',
    retryAfterSeconds: 2,
    cause: { message: 'The circuit breaker of the quiz service is open.' },
  })
  expect(attempt).not.toHaveBeenCalled()
})

describe('given tracing', () => {
  /** A tracer that records what each span is given. */
  const keepSpans = (traceparent: string | undefined) => {
    const spans: { options: unknown; attributes: unknown[]; errors: string[] }[] = []
    const tracing = {
      ...noTracing,
      isEnabled: true,
      withSpan: async (options: unknown, work: (span: unknown) => Promise<unknown>) => {
        const span = { options, attributes: [] as unknown[], errors: [] as string[] }
        spans.push(span)
        return work({
          traceparent,
          setAttributes: (given: unknown) => span.attributes.push(given),
          setError: (kind: string) => span.errors.push(kind),
        })
      },
    } as unknown as Tracing
    return { spans, tracing }
  }

  test.each([
    ['http://127.0.0.1:5001', '127.0.0.1', 5001],
    ['http://quiz.example', 'quiz.example', 80],
    ['https://quiz.example', 'quiz.example', 443],
  ])(
    'then a request to %s is recorded as a span with its address and status',
    async (origin, address, port) => {
      const { spans, tracing } = keepSpans('00-a-b-01')
      const { result, attempt } = await send(
        { kind: 'response', response: { status: 200 } },
        { tracing, origin },
      )
      await result
      expect(spans).toEqual([
        {
          options: {
            name: 'GET quiz',
            kind: 'client',
            attributes: { 'http.request.method': 'GET', 'server.address': address, 'server.port': port },
          },
          attributes: [{ 'http.response.status_code': 200 }],
          errors: [],
        },
      ])
      expect(attempt.mock.calls[0]![1].headers).toEqual({ accept: 'a', traceparent: '00-a-b-01' })
    },
  )

  test('then a failure is recorded, and a span that is not recorded sends no header', async () => {
    const { spans, tracing } = keepSpans(undefined)
    const { result, attempt } = await send({ kind: 'timeout', cause: 1 }, { tracing })
    await result
    expect(spans).toMatchObject([{ attributes: [], errors: ['timeout'] }])
    expect(attempt.mock.calls[0]![1]).toBe(request)
  })
})
