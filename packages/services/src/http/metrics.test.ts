import { expect, test } from 'vitest'
import fastify from 'fastify'
import { countAnswers, showMetrics } from './metrics.ts'

test('answers are counted under their route, and shown on the port for operators alone', async () => {
  const app = fastify()
  const registry = countAnswers(app)
  app.get('/quiz/:id', async () => 'here')
  await app.inject('/quiz/1')
  await app.inject('/quiz/2')
  await app.inject('/wp-login.php')
  const metrics = await showMetrics(registry, { host: '127.0.0.1', port: 0 })
  const text = (await metrics.inject('/metrics')).body
  expect(text).toContain(
    'quizwright_services_http_request_seconds_count{method="GET",route="/quiz/:id",status="200"} 2',
  )
  expect(text).toContain(
    'quizwright_services_http_request_seconds_count{method="GET",route="none",status="404"} 1',
  )
  expect((await app.inject('/metrics')).statusCode).toBe(404)
  await Promise.all([app.close(), metrics.close()])
})
