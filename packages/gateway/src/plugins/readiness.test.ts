import request from 'supertest'
import { expect, test } from 'vitest'
import { startTestGateway } from '../test-support/gateway.ts'
import { json } from '../test-support/scripted-upstream.ts'

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

test('concurrent readiness checks are one request to an upstream', async () => {
  await using gateway = await startTestGateway(json(200, {}))
  await Promise.all(Array.from({ length: 20 }, () => request(gateway.url).get('/readyz')))
  expect(gateway.upstream.received).toHaveLength(1)
})
