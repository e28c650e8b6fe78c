import { Problem } from '@quizwright/contracts/problem.ts'
import fastify, { type FastifyPluginAsync } from 'fastify'
import { expect, test } from 'vitest'
import { problemResponses } from '../routes/problem-responses.ts'
import { createHttpMetrics } from '../metrics/http-metrics.ts'
import { noTracing } from '../tracing/tracing.ts'
import { startRowServer } from '../test-support/row-server.ts'
import { basePlugins } from './base-plugins.ts'
import { health } from './health.ts'

const checks = { isDraining: () => false, checkReadiness: async () => ({ isReady: true }) }

test.each<[string, string, FastifyPluginAsync]>([
  ['problem-responses', 'response-log', async (app) => void app.register(problemResponses, {})],
  ['health', 'problem-responses', async (app) => void app.register(health, checks)],
])('a server that registers %s before %s does not start', async (plugin, dependency, register) => {
  const app = fastify()
  app.register(register)
  await expect(app.ready()).rejects.toThrow(
    `The dependency '${dependency}' of plugin '${plugin}' is not registered`,
  )
})

test('a refusal has security headers and its request id', async () => {
  await using server = await startRowServer()
  const response = await server.app.inject({ url: '/nonsense', headers: { 'x-request-id': 'request-1' } })
  expect(response.json()).toEqual(new Problem('NO_ROUTE').body('request-1'))
  expect(response.headers).toMatchObject({
    'x-request-id': 'request-1',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining('sandbox'),
  })
})

test('given a URL that cannot be decoded, then the response has security headers', async () => {
  await using server = await startRowServer()
  const response = await server.app.inject({ url: '/%ff' })
  expect([response.statusCode, response.headers['x-content-type-options']]).toEqual([400, 'nosniff'])
})

test.each(['/healthz', '/readyz'])(
  'given a POST to %s, then 405 names the methods that are allowed',
  async (url) => {
    const app = fastify()
    await app.register(basePlugins, { metrics: createHttpMetrics('test_'), tracing: noTracing })
    await app.register(health, checks)
    const response = await app.inject({ method: 'POST', url })
    expect([response.statusCode, response.headers['allow']]).toEqual([405, 'GET, HEAD'])
    await app.close()
  },
)
