import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import fp from 'fastify-plugin'

/** The content security policy of responses that are no page: opened in a browser, they can do nothing. */
const emptyPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"

const helmetOptions = {
  // Set below; a page replaces it by a policy of its own.
  contentSecurityPolicy: false,
  strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
  crossOriginResourcePolicy: { policy: 'same-origin' },
  referrerPolicy: { policy: 'no-referrer' },
  frameguard: { action: 'deny' },
} as const satisfies FastifyHelmetOptions

/** The same headers for responses that no hook runs for: those to a URL that cannot be decoded. */
export const staticSecurityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': emptyPolicy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': helmetOptions.referrerPolicy.policy,
  'cross-origin-resource-policy': helmetOptions.crossOriginResourcePolicy.policy,
  'strict-transport-security': `max-age=${helmetOptions.strictTransportSecurity.maxAge}`,
}

type SecurityHeadersOptions = Pick<FastifyHelmetOptions, 'crossOriginOpenerPolicy'>

/** Sends security headers with every response, by default with a policy that allows nothing. */
export const securityHeaders = fp<SecurityHeadersOptions>(
  async (app, { crossOriginOpenerPolicy }) => {
    await app.register(helmet, { ...helmetOptions, crossOriginOpenerPolicy })
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('content-security-policy', emptyPolicy)
    })
  },
  { name: 'security-headers' },
)
