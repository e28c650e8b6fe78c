import helmet from '@fastify/helmet'
import { headersOfEveryAnswer, nothingAllowed } from '@quizwright/server/http/security-headers.ts'
import type { FastifyInstance } from 'fastify'

/**
 * For the page. Styles of the component library carry the nonce; its style attributes carry constants only.
 * Pictures and videos of questions may lie anywhere. Scripts come from files of ours, and no text becomes a
 * script or markup (Trusted Types), but for equations typed visually: the one policy named here lets through
 * nothing else.
 */
export const pagePolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https: http:",
    "media-src 'self' blob: https: http:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types mathlive',
  ].join('; ')

/** What every answer says to the browser about itself. */
export const sendSecurityHeaders = async (app: FastifyInstance): Promise<void> => {
  // The sign-in window must be able to speak to the page that opened it.
  await app.register(helmet, {
    ...headersOfEveryAnswer,
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', nothingAllowed)
  })
}
