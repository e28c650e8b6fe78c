import fp from 'fastify-plugin'

/** Health checks come every second. Logging them would hide all other lines. */
const healthChecks = /^\/(?:healthz|readyz)$/

/** Logs one line for each response, without the query, which may contain a person's search text. */
export const responseLog = fp(
  async (app) => {
    app.addHook('onResponse', (request, reply, done) => {
      const path = request.url.split('?')[0]!
      const fields = {
        method: request.method,
        path,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        address: request.ip,
      }
      if (healthChecks.test(path)) request.log.debug(fields, 'responded')
      else request.log.info(fields, 'responded')
      done()
    })
  },
  { name: 'response-log' },
)
