import type { FastifyInstance } from 'fastify'

/** One line for each answer. The query is left out: it may hold what a person searched for. */
export const logAnswers = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({ method: request.method, path: request.url.split('?')[0], status: reply.statusCode, ms: Math.round(reply.elapsedTime), address: request.ip }, 'answered')
  })
}
