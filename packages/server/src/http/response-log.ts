import fp from 'fastify-plugin'

/** Health checks come every second; a line for each would hide all others. */
const healthChecks = /^\/(?:healthz|readyz)$/

/** Logs one line for each response. The query is left out: it may contain what a person searched for. */
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
