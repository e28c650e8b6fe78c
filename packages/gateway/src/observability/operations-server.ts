import { loadBuiltPage } from '@quizwright/pages/load-built-page.ts'
import { createOperationsServer } from '@quizwright/server/metrics/operations-server.ts'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { AggregatorRegistry } from 'prom-client'
import type { Config } from '../config.ts'
import type { ProcessSnapshot } from './process-snapshot.ts'

/**
 * Serves /status (a page), /status.json and /metrics (Prometheus) for operators. Each covers all gateway processes.
 */
const buildOperations = (
  readSnapshots: () => Promise<ProcessSnapshot[]>,
  outboxUrl: string | undefined,
): FastifyInstance => {
  const readStates = async () => (await readSnapshots()).map(({ state }) => state)
  const app = createOperationsServer(async () =>
    AggregatorRegistry.aggregate((await readSnapshots()).map(({ metrics }) => metrics)),
  )
  app.get('/status', async (_request, reply) => {
    const { renderStatusPage } = await loadBuiltPage('status')
    return reply.type('text/html; charset=utf-8').send(renderStatusPage(await readStates(), outboxUrl))
  })
  app.get('/status.json', async () => ({ processes: await readStates() }))
  return app
}

/**
 * Serves operators if a port is configured. If the port is taken, it logs a warning and the gateway runs without.
 */
export const listenForOperators = async (
  {
    operationsHost,
    operationsPort,
    outboxUrl,
  }: Pick<Config, 'operationsHost' | 'operationsPort' | 'outboxUrl'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
  readSnapshots: () => Promise<ProcessSnapshot[]>,
): Promise<void> => {
  if (operationsPort === undefined) return
  try {
    await buildOperations(readSnapshots, outboxUrl).listen({ host: operationsHost, port: operationsPort })
  } catch (error) {
    log.warn({ err: error, port: operationsPort }, 'status and metrics are not available')
  }
}
