import request from 'supertest'
import { afterEach, expect, test, vi } from 'vitest'
import { startTestGateway } from '../test-support/gateway.ts'
import { json } from '../test-support/scripted-upstream.ts'
import type { Upstream } from '../rest/upstream.ts'
import { createReadinessCheck } from './readiness.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('a gateway whose upstreams respond is ready', async () => {
  await using gateway = await startTestGateway(json(200, { status: 'ready' }))
  expect((await request(gateway.url).get('/healthz')).body).toEqual({ status: 'ok' })
  const ready = await request(gateway.url).get('/readyz')
  expect([ready.status, ready.body]).toEqual([
    200,
    { status: 'ready', upstreams: { quiz: 'up', main: 'up', auth: 'up' } },
  ])
})

test('a gateway with an upstream that is down is not ready but healthy, and names the upstream', async () => {
  await using up = await startTestGateway(json(200, {}))
  await using gateway = await startTestGateway(undefined, {
    upstreams: { quiz: 'http://127.0.0.1:1', main: up.upstream.url, auth: up.upstream.url },
  })
  const ready = await request(gateway.url).get('/readyz')
  expect([ready.status, ready.body]).toEqual([
    503,
    { status: 'not ready', upstreams: { quiz: 'down', main: 'up', auth: 'up' } },
  ])
  expect((await request(gateway.url).get('/healthz')).status).toBe(200)
})

test('an upstream whose health check fails counts as down', async () => {
  await using gateway = await startTestGateway(json(500, {}))
  expect((await request(gateway.url).get('/readyz')).status).toBe(503)
})

test('given concurrent readiness checks, then each upstream gets one request', async () => {
  await using gateway = await startTestGateway(json(200, {}))
  await Promise.all(Array.from({ length: 20 }, () => request(gateway.url).get('/readyz')))
  expect(gateway.upstream.received).toHaveLength(1)
})

test('an unreachable upstream is checked again sooner than a reachable one', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const isReachable = vi.fn(async () => true).mockResolvedValueOnce(false)
  const upstream = { origin: 'http://quiz', isReachable } as unknown as Upstream
  const check = createReadinessCheck({ quiz: upstream, main: upstream, auth: upstream })
  expect((await check()).isReady).toBe(false)
  vi.advanceTimersByTime(101)
  expect((await check()).isReady).toBe(true)
  vi.advanceTimersByTime(900)
  await check()
  expect(isReachable).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(101)
  await check()
  expect(isReachable).toHaveBeenCalledTimes(3)
})
