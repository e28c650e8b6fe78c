import { elementAt, entryOf } from '@quizwright/domain/defined.ts'
import type { IncomingMessage } from 'node:http'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { markClosing } from './closing-connections.ts'

type GuardOptions = {
  /** The maximum number of headers, and the maximum length of a URL in bytes. */
  limits: { headerCount: number; urlBytes: number }
  isUpload: (request: FastifyRequest) => boolean
}

/**
 * Headers that must not be repeated: two servers in a row could each use a different one, and so see two different
 * requests.
 */
const uniqueHeaders = ['host', 'uid', 'authorization', 'content-type', 'content-length', 'origin']
/** A bit for each, so that a request needs no list of those that were seen. */
const bitOf = new Map(uniqueHeaders.map((name, index) => [name, 1 << index]))

const malformed = (message: string): Problem => new Problem('MALFORMED', { message })

const findHeaderProblem = (rawHeaders: readonly string[], maxCount: number): Problem | undefined => {
  if (rawHeaders.length / 2 > maxCount) return new Problem('HEADERS_TOO_LARGE')
  let seen = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = elementAt(rawHeaders, index).toLowerCase()
    // Some servers read an underscore as a hyphen.
    if (name.includes('_')) return malformed('The name of a header has an underscore. Write a hyphen.')
    const bit = bitOf.get(name) ?? 0
    if ((seen & bit) !== 0) return malformed(`The header "${name}" is repeated. Send it once.`)
    seen |= bit
  }
  return (seen & entryOf(bitOf, 'host')) === 0
    ? malformed('The header "host" is missing. Send the name of the server in it.')
    : undefined
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Whether a request has a body that its method does not allow. It could hide a second request (request smuggling).
 */
const hasUnexpectedBody = (message: IncomingMessage): boolean =>
  (message.method === 'GET' || message.method === 'HEAD') && hasBody(message)

/**
 * An encoding beside chunks that nobody here undoes, and chunks in HTTP/1.0, which has none: a proxy in front may see
 * another end of the body than Node does.
 */
const hasDoubtfulEnd = ({ headers, httpVersion }: IncomingMessage): boolean => {
  const encoding = headers['transfer-encoding']
  return encoding !== undefined && (httpVersion === '1.0' || encoding.trim().toLowerCase() !== 'chunked')
}

/** A path, also behind the name of the server, as clients of proxies send it. */
const isAddress = (url: string | undefined): boolean => /^(?:https?:\/)?\//i.test(url ?? '')

const isExpectationKnown = ({ headers: { expect } }: IncomingMessage): boolean =>
  expect === undefined || expect.toLowerCase() === '100-continue'

const findProblem = (message: IncomingMessage, limits: GuardOptions['limits']): Problem | undefined => {
  if ((message.url?.length ?? 0) > limits.urlBytes) return new Problem('URL_TOO_LONG')
  const headerProblem = findHeaderProblem(message.rawHeaders, limits.headerCount)
  if (headerProblem) return headerProblem
  if (hasUnexpectedBody(message))
    return malformed(`A request with ${message.method} can not have a body. Send it without one.`)
  if (hasDoubtfulEnd(message))
    return malformed(
      'The header "transfer-encoding" can only be "chunked", in HTTP/1.1. Send the body so, or with its length.',
    )
  if (!isAddress(message.url)) return malformed('The address is not a path. Begin it with "/".')
  if (!isExpectationKnown(message))
    return malformed('The header "expect" can only be "100-continue". Leave it out.')
  return undefined
}

/**
 * Refuses requests that no honest client sends, before anything else reads them, and closes their connection. The
 * connection is also closed if a request is refused before its body has arrived. Uploads are an exception, because
 * the browser would not receive the response.
 */
export const requestGuard = fp<GuardOptions>(
  async (app, { limits, isUpload }) => {
    // Node itself would answer 417 without a body, and without any of our headers.
    app.server.on('checkExpectation', (...asked) => app.server.emit('request', ...asked))
    app.addHook('onRequest', (request, reply, done) => {
      const problem = findProblem(request.raw, limits)
      if (problem) reply.header('connection', 'close')
      done(problem)
    })
    app.addHook('onSend', (request, reply, _payload, done) => {
      const bodyIsMissing = hasBody(request.raw) && !request.raw.complete
      if (reply.statusCode >= 400 && bodyIsMissing && !isUpload(request)) reply.header('connection', 'close')
      if (reply.getHeader('connection') === 'close') markClosing(request.raw.socket)
      done()
    })
  },
  { name: 'request-guard', dependencies: ['problem-responses'] },
)
