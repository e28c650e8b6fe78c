import { Problem } from '@quizwright/contracts/problem.ts'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { respondToUnknownRoutes } from './unknown-routes.ts'
import { sendProblem, toProblem } from './send-problem.ts'

type ProblemResponsesOptions = {
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
  async (app, { convertError = (error) => error }) => {
    app.setErrorHandler((error, request, reply) =>
      sendProblem(problemOf(error, request, convertError), request, reply),
    )
    respondToUnknownRoutes(app)
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
