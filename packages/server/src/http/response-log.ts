import type { FastifyInstance } from 'fastify'

/** What whoever watches over a server asks every second says nothing that its next answer would not. */
const watched = /^\/(?:healthz|readyz)$/

/** One line for each answer. The query is left out: it may hold what a person searched for. */
export const logAnswers = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    const path = request.url.split('?')[0]!
    const line = {
      method: request.method,
      path,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      address: request.ip,
    }
    if (watched.test(path)) request.log.debug(line, 'answered')
    else request.log.info(line, 'answered')
  })
}
