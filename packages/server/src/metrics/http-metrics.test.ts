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
