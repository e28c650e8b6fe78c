import fastify, { type FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** Seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15]

/** Counts every answer by method, route and status, never by the address that was asked for. */
export const countAnswers = (app: FastifyInstance): Registry => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'quizwright_services_' })
  const requests = new Histogram({
    name: 'quizwright_services_http_request_seconds',
    help: 'Requests answered, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    requests.observe(
      { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode },
      reply.elapsedTime / 1_000,
    )
  })
  return registry
}

/** GET /metrics (Prometheus) on a port of its own, which students and instructors never reach. */
export const showMetrics = async (
  registry: Registry,
  { host, port }: { host: string; port: number },
): Promise<FastifyInstance> => {
  const app = fastify({ logger: false })
  app.get('/metrics', async (_request, reply) =>
    reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics()),
  )
  await app.listen({ host, port })
  return app
}
