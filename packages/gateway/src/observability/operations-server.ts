import { loadBuiltPage } from '@quizwright/pages/load-built-page.ts'
import fastify, { type FastifyInstance } from 'fastify'
import { AggregatorRegistry } from 'prom-client'
import type { Told } from './process-snapshot.ts'

/** What only this page needs: its own style, and nothing from anywhere else. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * What operators see, on a port of its own that the public never reaches: /status (a page), /status.json and
 * /metrics (Prometheus), each over all processes of the gateway.
 */
export const buildOperations = (ask: () => Promise<Told[]>): FastifyInstance => {
  const app = fastify({ logger: false })
  app.addHook('onRequest', async (_request, reply) => {
    reply
      .header('content-security-policy', policy)
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'no-store')
  })
  app.get('/status', async (_request, reply) => {
    const told = await ask()
    const { renderStatusPage } = await loadBuiltPage('status')
    const html = renderStatusPage(told.map(({ state }) => state))
    return reply.type('text/html; charset=utf-8').send(html)
  })
  app.get('/status.json', async () => ({ processes: (await ask()).map(({ state }) => state) }))
  app.get('/metrics', async (_request, reply) => {
    const registry = AggregatorRegistry.aggregate((await ask()).map(({ metrics }) => metrics))
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  return app
}
