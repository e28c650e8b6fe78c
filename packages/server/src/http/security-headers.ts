import type { IncomingMessage, ServerResponse } from 'node:http'
import fp from 'fastify-plugin'
import helmet, { type HelmetOptions } from 'helmet'

/** The content security policy of responses that are no page: opened in a browser, they can do nothing. */
const emptyPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"

const helmetOptions = {
  // Set below; a page replaces it by a policy of its own.
  contentSecurityPolicy: false,
  strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
  crossOriginResourcePolicy: { policy: 'same-origin' },
  referrerPolicy: { policy: 'no-referrer' },
  frameguard: { action: 'deny' },
} as const satisfies HelmetOptions

/** The same headers for responses that no hook runs for: those to a URL that cannot be decoded. */
export const staticSecurityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': emptyPolicy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': helmetOptions.referrerPolicy.policy,
  'cross-origin-resource-policy': helmetOptions.crossOriginResourcePolicy.policy,
  'strict-transport-security': `max-age=${helmetOptions.strictTransportSecurity.maxAge}`,
}

type SecurityHeadersOptions = Pick<HelmetOptions, 'crossOriginOpenerPolicy'>

/**
 * The headers that helmet sets. They are the same for every response, so they are read once: asked for each
 * response, as @fastify/helmet does, helmet makes all its parts again.
 */
const readHelmetHeaders = (options: HelmetOptions): Record<string, string> => {
  const headers: Record<string, string> = {}
  const recorder = {
    setHeader: (name: string, value: string) => void (headers[name.toLowerCase()] = value),
    removeHeader: () => {},
  }
  helmet(options)({} as IncomingMessage, recorder as unknown as ServerResponse, () => {})
  return headers
}

/** Sends security headers with every response, by default with a policy that allows nothing. */
export const securityHeaders = fp<SecurityHeadersOptions>(
  async (app, { crossOriginOpenerPolicy }) => {
    const headers = {
      ...readHelmetHeaders({ ...helmetOptions, crossOriginOpenerPolicy }),
      'content-security-policy': emptyPolicy,
    }
    app.addHook('onRequest', (_request, reply, done) => {
      reply.headers(headers)
      done()
    })
  },
  { name: 'security-headers' },
)
