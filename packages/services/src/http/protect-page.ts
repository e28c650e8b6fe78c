import { Problem } from '@quizwright/contracts/problem.ts'
import { policyReportsPath } from '@quizwright/server/http/policy-reports.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** No scripts, forms only to this origin, no framing. */
const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  `report-uri ${policyReportsPath}`,
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

const isFromThisOrigin = (request: FastifyRequest): boolean => {
  const { 'sec-fetch-site': site, origin } = request.headers
  return site === undefined ? origin === `${request.protocol}://${request.host}` : site === 'same-origin'
}

/**
 * Isolates a page from the learner's page, which has the same origin. It shares no window with it (opener policy).
 * It responds only to navigation, not to scripts that fetch it, because scripts cannot forge `Sec-Fetch-Mode`. It
 * accepts forms only from itself.
 */
export const protectPage = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  reply
    .header('content-security-policy', policy)
    .header('cross-origin-opener-policy', 'same-origin')
    // With `no-referrer` a browser would not send the origin of a form either.
    .header('referrer-policy', 'same-origin')
    .header('cache-control', 'no-store')
  const { 'sec-fetch-mode': mode = 'navigate' } = request.headers
  const isForeignForm = request.method === 'POST' && !isFromThisOrigin(request)
  if (mode !== 'navigate' || isForeignForm) throw new Problem('ORIGIN_REFUSED')
}
