import fp from 'fastify-plugin'

type IncomingHeaders = Readonly<Record<string, string | string[] | undefined>>

/**
 * The id of a request: the caller's `x-request-id`, so that the gateway's and the services' log lines of one
 * call share an id; a new UUID if the caller gives none or one that is not 8 to 64 letters, digits, `-` or `_`.
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
