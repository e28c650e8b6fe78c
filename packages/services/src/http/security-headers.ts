import helmet from '@fastify/helmet'
import { headersOfEveryAnswer, nothingAllowed } from '@quizwright/server/http/security-headers.ts'
import type { FastifyInstance } from 'fastify'

/**
 * What every answer says to the browser about itself. No opener policy: the sign-in window must keep the page
 * that opened it.
 */
export const sendSecurityHeaders = async (app: FastifyInstance): Promise<void> => {
  await app.register(helmet, { ...headersOfEveryAnswer, crossOriginOpenerPolicy: false })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('content-security-policy', nothingAllowed).header('x-request-id', request.id)
  })
}
