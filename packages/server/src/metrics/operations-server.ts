import fastify, { type FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { respondToUnknownRoutes } from '../routes/unknown-routes.ts'

/** The policy of pages for operators: inline styles and nothing from other origins. */
const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * Creates a server for operators, on a port that the public cannot reach. GET /metrics returns the registry in
 * Prometheus format; it is read at each request.
 */
export const createOperationsServer = (readRegistry: () => Promise<Registry>): FastifyInstance => {
  const app = fastify({ logger: false })
  respondToUnknownRoutes(app)
  app.addHook('onRequest', async (_request, reply) => {
    reply
      .header('content-security-policy', policy)
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'no-store')
  })
  app.get('/metrics', async (_request, reply) => {
    const registry = await readRegistry()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  return app
}
