import { EventEmitter, once } from 'node:events'
import { Readable } from 'node:stream'
import { Problem } from '@quizwright/contracts/problem.ts'
import { noTracing } from '@quizwright/server/tracing/tracing.ts'
import { describe, expect, test } from 'vitest'
import { gatewayLimits, type GatewayLimits } from '../limits.ts'
import { eventually } from '../test-support/eventually.ts'
import { json, startScriptedUpstream, type Script } from '../test-support/scripted-upstream.ts'
import { startRawUpstream } from '../test-support/raw-upstream.ts'
import { createMetrics } from '../observability/metrics.ts'
import type { UpstreamRequest } from './try-outcome.ts'
import { createUpstream, type Upstream } from './upstream.ts'

const get: UpstreamRequest = {
  method: 'GET',
  path: '/quiz',
  headers: {},
  maxResponseBytes: 1_000,
  isIdempotent: true,
}
const post: UpstreamRequest = {
  ...get,
  method: 'POST',
  body: '{}',
  headers: { 'content-type': 'application/json' },
  isIdempotent: false,
}

const connect = (origin: string, limits: Partial<GatewayLimits> = {}): Upstream & AsyncDisposable => {
  const upstream = createUpstream(
    'quiz',
    origin,
    { ...gatewayLimits, ...limits },
    { metrics: createMetrics(), tracing: noTracing },
  )
  return Object.assign(upstream, { [Symbol.asyncDispose]: upstream.close })
}
const codeOf = async (promise: Promise<unknown>): Promise<string> => {
  const failure = await promise.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!(failure instanceof Problem)) throw new Error('It did not fail with a problem.', { cause: failure })
  return failure.code
}
const inSequence = (...scripts: Script[]): Script => {
  let index = 0
  return (...given) => scripts[Math.min(index++, scripts.length - 1)]!(...given)
}
const reset: Script = (_request, _response, message) => message.socket.resetAndDestroy()
const unusedOrigin = 'http://127.0.0.1:1'

describe('a response', () => {
  test('is read to its end', async () => {
    await using service = await startScriptedUpstream(json(200, { a: 1 }))
    await using upstream = connect(service.url)
    const response = await upstream.send(get)
    expect([response.status, response.body.toString()]).toEqual([200, '{"a":1}'])
  })

  test('that redirects is not followed', async () => {
    await using service = await startScriptedUpstream((_request, response) =>
      response.writeHead(302, { location: '/elsewhere' }).end(),
    )
    await using upstream = connect(service.url)
    expect((await upstream.send(get)).status).toBe(302)
    expect(service.received).toHaveLength(1)
  })

  test('over the limit is refused', async () => {
    await using service = await startScriptedUpstream((_request, response) => response.end('x'.repeat(1_001)))
    await using upstream = connect(service.url)
    expect(await codeOf(upstream.send(get))).toBe('UPSTREAM_TOO_LARGE')
  })
})

describe('a retry', () => {
  test.each([502, 503, 504])('is made for a GET that gets status %d', async (status) => {
    await using service = await startScriptedUpstream(inSequence(json(status, {}), json(200, {})))
    await using upstream = connect(service.url)
    expect((await upstream.send(get)).status).toBe(200)
    expect(service.received).toHaveLength(2)
  })

  test('is made once for a GET whose connection was lost', async () => {
    await using service = await startScriptedUpstream(reset)
    await using upstream = connect(service.url)
    expect(await codeOf(upstream.send(get))).toBe('UPSTREAM_DOWN')
    expect(service.received).toHaveLength(2)
  })

  test('is not made for a POST that may have arrived', async () => {
    await using service = await startScriptedUpstream(reset)
    await using upstream = connect(service.url)
    expect(await codeOf(upstream.send(post))).toBe('UPSTREAM_DOWN')
    expect(service.received).toHaveLength(1)
  })

  test('is made for an idempotent POST', async () => {
    await using service = await startScriptedUpstream(inSequence(reset, json(200, {})))
    await using upstream = connect(service.url)
    expect((await upstream.send({ ...post, isIdempotent: true })).status).toBe(200)
  })

  test('is not made for a streamed body', async () => {
    await using service = await startScriptedUpstream(json(503, {}))
    await using upstream = connect(service.url)
    await upstream.send({ ...post, body: Readable.from(['{}']), isIdempotent: true })
    expect(service.received).toHaveLength(1)
  })

  test('is not made for status 500', async () => {
    await using service = await startScriptedUpstream(json(500, {}))
    await using upstream = connect(service.url)
    expect((await upstream.send(get)).status).toBe(500)
    expect(service.received).toHaveLength(1)
  })

  test('is not made beyond the retry budget', async () => {
    await using service = await startScriptedUpstream(json(503, {}))
    await using upstream = connect(service.url, { retriesAtLeast: 2, breakerFailures: 1_000 })
    await Promise.all(Array.from({ length: 20 }, () => upstream.send(get)))
    expect(service.received.length).toBeLessThan(40)
  })
})

describe('an upstream that fails', () => {
  test('is reported as down if nothing listens at its origin', async () => {
    await using upstream = connect(unusedOrigin)
    expect(await codeOf(upstream.send(post))).toBe('UPSTREAM_DOWN')
  })

  test('is reported as a timeout if it does not respond', async () => {
    await using service = await startRawUpstream(() => {})
    // Long enough for the request to arrive on a busy machine.
    await using upstream = connect(service.url, { deadlineMs: 500 })
    expect(await codeOf(upstream.send(get))).toBe('UPSTREAM_TIMEOUT')
    expect(service.receivedCount()).toBe(1)
  })

  test('may take longer for a request with a longer deadline', async () => {
    await using service = await startScriptedUpstream((...given) =>
      setTimeout(() => json(200, {})(...given), 300),
    )
    await using upstream = connect(service.url, { deadlineMs: 50, answerHeadersMs: 50 })
    expect((await upstream.send({ ...get, deadlineMs: 20_000 })).status).toBe(200)
  })

  test('is reported as a timeout if it stops in the middle of a response', async () => {
    await using service = await startRawUpstream((socket) =>
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nabc'),
    )
    await using upstream = connect(service.url, { deadlineMs: 50 })
    expect(await codeOf(upstream.send(get))).toBe('UPSTREAM_TIMEOUT')
  })

  test.each([
    ['garbage', 'who is there?\r\n\r\n'],
    ['half a response', 'HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nabc'],
    ['headers without an end', `HTTP/1.1 200 OK\r\n${'a: b\r\n'.repeat(10_000)}`],
  ])('is reported as breaking the contract if it sends %s', async (_name, text) => {
    await using service = await startRawUpstream((socket) => socket.end(text))
    await using upstream = connect(service.url)
    expect(await codeOf(upstream.send(post))).toBe('UPSTREAM_CONTRACT')
  })

  test('gets no requests while the circuit breaker is open', async () => {
    await using service = await startScriptedUpstream(reset)
    await using upstream = connect(service.url, { breakerFailures: 2 })
    await codeOf(upstream.send(post))
    await codeOf(upstream.send(post))
    const refused = await upstream.send(post).catch((error: unknown) => error)
    expect(refused).toMatchObject({ code: 'UPSTREAM_DOWN', retryAfterSeconds: expect.any(Number) })
    expect(service.received).toHaveLength(2)
  })

  test('gets requests again after a successful probe', async () => {
    await using service = await startScriptedUpstream(inSequence(reset, json(200, {})))
    await using upstream = connect(service.url, { breakerFailures: 1, breakerProbeMs: 1 })
    await codeOf(upstream.send(post))
    await eventually(() =>
      upstream.send(post).then(
        (response) => response.status,
        () => undefined,
      ),
    ).toBe(200)
  })

  test('is reported as busy if too many requests are waiting', async () => {
    await using service = await startRawUpstream(() => {})
    await using upstream = connect(service.url, {
      connectionsPerUpstream: 1,
      waitingPerUpstream: 1,
      deadlineMs: 100,
    })
    const outcomes = await Promise.all(
      [upstream.send(get), upstream.send(get), upstream.send(get)].map(codeOf),
    )
    expect(outcomes.sort()).toEqual(['BUSY', 'UPSTREAM_TIMEOUT', 'UPSTREAM_TIMEOUT'])
  })
})

test('a request is aborted when its caller disconnects', async () => {
  await using service = await startScriptedUpstream(() => {})
  await using upstream = connect(service.url)
  const callerResponse = Object.assign(new EventEmitter(), { writableFinished: false })
  const disconnected = once(service.server, 'request').then(async ([message]) => {
    callerResponse.emit('close')
    await once(message.socket, 'close')
  })
  await codeOf(upstream.send({ ...get, callerResponse }))
  await disconnected
})

test('reachability is checked without the circuit breaker', async () => {
  await using service = await startScriptedUpstream(json(404, {}))
  await using upstream = connect(service.url)
  await using absent = connect(unusedOrigin)
  expect([await upstream.isReachable(), await absent.isReachable()]).toEqual([true, false])
})
