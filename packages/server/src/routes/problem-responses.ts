import type { Row } from '@quizwright/contracts/define.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { allowedMethods } from './allowed-methods.ts'
import { sendProblem, toProblem } from './send-problem.ts'

type ProblemResponsesOptions = {
  /** The rows whose paths respond with 405 to a wrong method. */
  rows: Readonly<Record<string, Row>>
  /** The path prefix of the rows. */
  prefix?: string
  /** Converts errors of the server's own libraries into problems. Returns all other errors unchanged. */
  convertError?: (error: unknown) => unknown
}

/**
 * Converts an error of a request. That of a body whose caller disconnected has the code of a lost connection, and so
 * would be taken for one to the database.
 */
export const problemOf = (
  error: unknown,
  request: Pick<FastifyRequest, 'raw'>,
  convertError: (error: unknown) => unknown,
): Problem =>
  error instanceof Error && error === request.raw.errored
    ? new Problem('MALFORMED', { cause: error })
    : toProblem(convertError(error))

/**
 * Turns every failure into a response with a problem: thrown errors, unknown paths (404) and wrong methods (405 with
 * the header Allow). The plugins that it depends on log, count and trace every response, refusals included, and add
 * the security headers.
 */
export const problemResponses = fp<ProblemResponsesOptions>(
  async (app, { rows, prefix = '/', convertError = (error) => error }) => {
    app.setErrorHandler((error, request, reply) =>
      sendProblem(problemOf(error, request, convertError), request, reply),
    )
    app.setNotFoundHandler((request, reply) => {
      const path = request.url.split('?')[0]!
      const methods = path.startsWith(prefix)
        ? allowedMethods(Object.values(rows), path.slice(prefix.length))
        : []
      if (methods.length === 0) return sendProblem(new Problem('NO_ROUTE'), request, reply)
      return sendProblem(
        new Problem('METHOD_NOT_ALLOWED'),
        request,
        reply.header('allow', methods.join(', ')),
      )
    })
  },
  {
    name: 'problem-responses',
    dependencies: [
      'response-log',
      'http-metrics',
      'request-tracing',
      'request-id-header',
      'security-headers',
    ],
  },
)
