import { once } from 'node:events'
import { Readable } from 'node:stream'
import { Problem } from '@quizwright/contracts/problem.ts'
import { noTracing } from '@quizwright/server/tracing/tracing.ts'
import { describe, expect, test } from 'vitest'
import { gatewayLimits, type GatewayLimits } from '../limits.ts'
import { eventually } from '../test-support/eventually.ts'
import {
  json,
  startRawUpstream,
  startScriptedUpstream,
  type Script,
} from '../test-support/scripted-upstream.ts'
import { createMetrics } from '../observability/metrics.ts'
import type { UpstreamCall } from './try-request.ts'
import { createUpstream, type Upstream } from './upstream.ts'

const get: UpstreamCall = {
  method: 'GET',
  path: '/quiz',
  headers: {},
  responseBytes: 1_000,
  repeatable: true,
}
const post: UpstreamCall = {
  ...get,
  method: 'POST',
  body: '{}',
  headers: { 'content-type': 'application/json' },
  repeatable: false,
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
const inTurn = (...scripts: Script[]): Script => {
  let turn = 0
  return (...given) => scripts[Math.min(turn++, scripts.length - 1)]!(...given)
}
const reset: Script = (_request, _response, message) => message.socket.resetAndDestroy()
const nobody = 'http://127.0.0.1:1'

describe('an upstream that answers', () => {
  test('is read whole', async () => {
    await using service = await startScriptedUpstream(json(200, { a: 1 }))
    await using upstream = connect(service.url)
    const answer = await upstream.send(get)
    expect([answer.status, answer.body.toString()]).toEqual([200, '{"a":1}'])
    expect(service.received[0]?.headers['accept-encoding']).toBe('identity')
  })

  test('is never followed to another address', async () => {
    await using service = await startScriptedUpstream((_request, response) =>
      response.writeHead(302, { location: '/elsewhere' }).end(),
    )
    await using upstream = connect(service.url)
    expect((await upstream.send(get)).status).toBe(302)
    expect(service.received).toHaveLength(1)
  })

  test('may not answer more than the limit', async () => {
    await using service = await startScriptedUpstream((_request, response) => response.end('x'.repeat(1_001)))
    await using upstream = connect(service.url)
    expect(await codeOf(upstream.send(get))).toBe('UPSTREAM_TOO_LARGE')
  })
})

describe('a second try', () => {
  test.each([502, 503, 504])('is made for a read that was answered %d', async (status) => {
    await using service = await startScriptedUpstream(inTurn(json(status, {}), json(200, {})))
    await using upstream = connect(service.url)
    expect((await upstream.send(get)).status).toBe(200)
    expect(service.received).toHaveLength(2)
  })

  test('is made for a read that was cut off, and only once', async () => {
    await using service = await startScriptedUpstream(reset)
    await using upstream = connect(service.url)
    expect(await codeOf(upstream.send(get))).toBe('UPSTREAM_DOWN')
    expect(service.received).toHaveLength(2)
  })

  test('is not made for a write that may have arrived', async () => {
    await using service = await startScriptedUpstream(reset)
    await using upstream = connect(service.url)
    expect(await codeOf(upstream.send(post))).toBe('UPSTREAM_DOWN')
    expect(service.received).toHaveLength(1)
  })

  test('is made for a write that says it may be repeated', async () => {
    await using service = await startScriptedUpstream(inTurn(reset, json(200, {})))
    await using upstream = connect(service.url)
    expect((await upstream.send({ ...post, repeatable: true })).status).toBe(200)
  })

  test('is not made for a body that was streamed', async () => {
    await using service = await startScriptedUpstream(json(503, {}))
    await using upstream = connect(service.url)
    await upstream.send({ ...post, body: Readable.from(['{}']), repeatable: true })
    expect(service.received).toHaveLength(1)
  })

  test('is not made for an ordinary failure', async () => {
    await using service = await startScriptedUpstream(json(500, {}))
    await using upstream = connect(service.url)
    expect((await upstream.send(get)).status).toBe(500)
    expect(service.received).toHaveLength(1)
  })

  test('is not made beyond the budget', async () => {
    await using service = await startScriptedUpstream(json(503, {}))
    await using upstream = connect(service.url, { retriesAtLeast: 2, breakerFailures: 1_000 })
    await Promise.all(Array.from({ length: 20 }, () => upstream.send(get)))
    expect(service.received.length).toBeLessThan(40)
  })
})

describe('an upstream in trouble', () => {
  test('that nobody listens for is down', async () => {
    await using upstream = connect(nobody)
    expect(await codeOf(upstream.send(post))).toBe('UPSTREAM_DOWN')
  })

  test('that says nothing is too slow', async () => {
    await using service = await startRawUpstream(() => {})
    await using upstream = connect(service.url, { deadlineMs: 50 })
    expect(await codeOf(upstream.send(get))).toBe('UPSTREAM_TIMEOUT')
    expect(service.requests()).toBe(1)
  })

  test('may take longer where the call says so', async () => {
    await using service = await startScriptedUpstream((...given) =>
      setTimeout(() => json(200, {})(...given), 300),
    )
    await using upstream = connect(service.url, { deadlineMs: 50, answerHeadersMs: 50 })
    expect((await upstream.send({ ...get, deadlineMs: 20_000 })).status).toBe(200)
  })

  test('that stops in the middle of its answer is too slow', async () => {
    await using service = await startRawUpstream((socket) =>
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nabc'),
    )
    await using upstream = connect(service.url, { deadlineMs: 50 })
    expect(await codeOf(upstream.send(get))).toBe('UPSTREAM_TIMEOUT')
  })

  test.each([
    ['garbage', 'who is there?\r\n\r\n'],
    ['half an answer', 'HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nabc'],
    ['a head that never ends', `HTTP/1.1 200 OK\r\n${'a: b\r\n'.repeat(10_000)}`],
  ])('that answers %s breaks the contract', async (_name, text) => {
    await using service = await startRawUpstream((socket) => socket.end(text))
    await using upstream = connect(service.url)
    expect(await codeOf(upstream.send(post))).toBe('UPSTREAM_CONTRACT')
  })

  test('is left alone once the breaker is open', async () => {
    await using service = await startScriptedUpstream(reset)
    await using upstream = connect(service.url, { breakerFailures: 2 })
    await codeOf(upstream.send(post))
    await codeOf(upstream.send(post))
    const refused = await upstream.send(post).catch((error: unknown) => error)
    expect(refused).toMatchObject({ code: 'UPSTREAM_DOWN', retryAfterSeconds: expect.any(Number) })
    expect(service.received).toHaveLength(2)
  })

  test('is asked again by one probe, and is back when that is answered', async () => {
    await using service = await startScriptedUpstream(inTurn(reset, json(200, {})))
    await using upstream = connect(service.url, { breakerFailures: 1, breakerFirstOpenMs: 1 })
    await codeOf(upstream.send(post))
    await eventually(() =>
      upstream.send(post).then(
        (answer) => answer.status,
        () => undefined,
      ),
    ).toBe(200)
  })

  test('with too many waiting is busy', async () => {
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

test('the upstream hears when the caller leaves', async () => {
  await using service = await startScriptedUpstream(() => {})
  await using upstream = connect(service.url)
  const caller = new AbortController()
  const left = once(service.server, 'request').then(async ([message]) => {
    caller.abort()
    await once(message.socket, 'close')
  })
  await codeOf(upstream.send({ ...get, signal: caller.signal }))
  await left
})

test('whether it answers is found out without the breaker', async () => {
  await using service = await startScriptedUpstream(json(404, {}))
  await using upstream = connect(service.url)
  await using absent = connect(nobody)
  expect([await upstream.answers(), await absent.answers()]).toEqual([true, false])
})
