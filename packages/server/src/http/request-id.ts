import fp from 'fastify-plugin'

type IncomingHeaders = Readonly<Record<string, string | string[] | undefined>>

/**
 * Returns the id of a request: the caller's `x-request-id`, so that the log lines of the gateway and the services
 * share an id. If it is missing or not 8 to 64 letters, digits, `-` or `_`, a new UUID is returned.
 */
export const readRequestId = ({ headers }: { headers: IncomingHeaders }): string => {
  const given = headers['x-request-id']
  return typeof given === 'string' && /^[A-Za-z0-9_-]{8,64}$/.test(given) ? given : crypto.randomUUID()
}

/** Sends the id of each request back in the header `x-request-id`. */
export const requestIdHeader = fp(
  async (app) => {
    app.addHook('onRequest', (request, reply, done) => {
      reply.header('x-request-id', request.id)
      done()
    })
  },
  { name: 'request-id-header' },
)
