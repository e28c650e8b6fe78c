import fp from 'fastify-plugin'

type Readiness = {
  isReady: boolean
  /** Additional fields for the response of /readyz. */
  details?: Record<string, unknown>
}
type HealthOptions = {
  isDraining: () => boolean
  /** Checks whether everything that the server needs responds. */
  checkReadiness: () => Promise<Readiness>
}

/** Serves GET /healthz (the process is alive) and GET /readyz (it accepts requests and its dependencies respond). */
export const health = fp<HealthOptions>(
  async (app, { isDraining, checkReadiness }) => {
    app.get('/healthz', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
      return { status: 'ok' }
    })
    app.get('/readyz', async (_request, reply) => {
      const { isReady, details } = await checkReadiness()
      reply.header('cache-control', 'no-store').code(isReady && !isDraining() ? 200 : 503)
      if (isDraining()) return { status: 'draining', ...details }
      return { status: isReady ? 'ready' : 'not ready', ...details }
    })
  },
  { name: 'health', dependencies: ['problem-responses'] },
)
