/** For answers that are no page: they may do nothing, wherever they are opened. */
export const nothingAllowed =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"

/**
 * What every answer says to the browser about itself, as helmet takes it. The policy of what a page may do is
 * each page's own.
 */
export const headersOfEveryAnswer = {
  contentSecurityPolicy: false,
  strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
  crossOriginResourcePolicy: { policy: 'same-origin' },
  referrerPolicy: { policy: 'no-referrer' },
  frameguard: { action: 'deny' },
} as const

/**
 * The same for an answer that no hook of the server has touched: one to an address that could not be read.
 */
export const headersOfUnread: Readonly<Record<string, string>> = {
  'content-security-policy': nothingAllowed,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': headersOfEveryAnswer.referrerPolicy.policy,
  'cross-origin-resource-policy': headersOfEveryAnswer.crossOriginResourcePolicy.policy,
  'strict-transport-security': `max-age=${headersOfEveryAnswer.strictTransportSecurity.maxAge}`,
}
