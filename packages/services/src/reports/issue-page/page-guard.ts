import { Problem } from '@quizwright/contracts/problem.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** No script at all, forms that go nowhere else, nobody who frames it. */
const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/**
 * The students' pages are on the same origin. So this page keeps apart: it has no window in common with them
 * (opener policy), it answers the browser when somebody goes to it and no script that fetches it
 * (`Sec-Fetch-Mode` can not be forged by one), and it takes forms from itself alone.
 */
export const guardPage = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  reply
    .header('content-security-policy', policy)
    .header('cross-origin-opener-policy', 'same-origin')
    // With no referrer at all a browser would not say where a form comes from either.
    .header('referrer-policy', 'same-origin')
    .header('cache-control', 'no-store')
  const { 'sec-fetch-mode': mode = 'navigate', 'sec-fetch-site': site, origin } = request.headers
  const isForm = request.method === 'POST'
  const isOwnForm =
    site === undefined ? origin === `${request.protocol}://${request.host}` : site === 'same-origin'
  if (mode !== 'navigate' || (isForm && !isOwnForm)) throw new Problem('ORIGIN_REFUSED')
}
