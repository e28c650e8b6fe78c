import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** For answers that are no page: they may do nothing, wherever they are opened. */
const nothingAllowed = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"

/** What every answer says to the browser about itself. No opener policy: the sign-in window must keep the page that opened it. */
export const sendSecurityHeaders = async (app: FastifyInstance): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
    crossOriginOpenerPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('content-security-policy', nothingAllowed).header('x-request-id', request.id)
  })
}
