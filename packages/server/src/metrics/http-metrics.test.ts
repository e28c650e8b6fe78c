import fastify from 'fastify'
import { expect, test } from 'vitest'
import { createHttpMetrics, httpMetrics } from './http-metrics.ts'
import { createOperationsServer } from './operations-server.ts'

test('requests are counted by route, and only the operations server shows the metrics', async () => {
  const metrics = createHttpMetrics('quizwright_services_')
  const app = fastify()
  await app.register(httpMetrics, metrics)
  app.get('/quiz/:id', async () => 'here')
  for (const path of ['/quiz/1', '/quiz/2', '/wp-login.php']) await app.inject(path)
  const operations = createOperationsServer(async () => metrics.registry)
  const text = (await operations.inject('/metrics')).body
  const count = 'quizwright_services_http_request_seconds_count'
  expect(text).toContain(`${count}{method="GET",route="/quiz/:id",status="200"} 2`)
  expect(text).toContain(`${count}{method="GET",route="none",status="404"} 1`)
  expect((await app.inject('/metrics')).statusCode).toBe(404)
  await Promise.all([app.close(), operations.close()])
})

test('the operations server refuses a wrong method with the one that is allowed', async () => {
  const operations = createOperationsServer(async () => createHttpMetrics('test_').registry)
  const response = await operations.inject({ method: 'POST', url: '/metrics' })
  expect([response.statusCode, response.headers['allow']]).toEqual([405, 'GET, HEAD'])
  expect(response.json()).toMatchObject({ code: 'METHOD_NOT_ALLOWED' })
  expect((await operations.inject('/nothing')).json()).toMatchObject({ status: 404, code: 'NO_ROUTE' })
  await operations.close()
})
