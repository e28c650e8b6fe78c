import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Row } from '@quizwright/contracts/define.ts'
import { codeForStatus, Problem } from '@quizwright/contracts/problem.ts'
import type { ProblemCode } from '@quizwright/contracts/problems.ts'
import { headersOfUnread } from '../http/security-headers.ts'

const codeOfFastify: Record<string, ProblemCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'MEDIA_TYPE',
}

/** Whatever was thrown, as a problem. What nobody expected is INTERNAL, its cause for the log only. */
export const asProblem = (error: unknown): Problem => {
  if (error instanceof Problem) return error
  const { code = '', statusCode = 500 } = error as { code?: string; statusCode?: number }
  const own = codeOfFastify[code] ?? (statusCode === 503 ? 'BUSY' : codeForStatus(statusCode))
  return new Problem(own, { cause: error })
}

/** Answers a request with a problem, and leaves one line in the log. */
export const sendProblem = (problem: Problem, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  if (problem.status >= 500)
    request.log.error({ code: problem.code, err: problem.cause ?? problem }, 'failed')
  else
    request.log.info({ code: problem.code, fields: problem.errors?.map((error) => error.field) }, 'refused')
  if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', String(problem.retryAfterSeconds))
  return reply.code(problem.status).header('cache-control', 'no-store').send(problem.body(request.id))
}

/** The methods that some row takes at a path without its leading slash. */
export const methodsAt = (rows: readonly Row[], path: string): string[] => {
  const parts = path.split('/')
  const fits = (row: Row): boolean => {
    const wanted = row.path.split('/')
    const needed = wanted.at(-1)?.endsWith('?') ? wanted.length - 1 : wanted.length
    return (
      parts.length >= needed &&
      parts.length <= wanted.length &&
      parts.every((part, at) => (wanted[at]?.startsWith(':') ? part !== '' : part === wanted[at]))
    )
  }
  return [...new Set(rows.filter(fits).map((row) => row.method))]
}

/**
 * Makes every failure of a server leave it as a problem: thrown errors, unknown addresses (404) and wrong
 * methods (405 with Allow). `understand` turns errors of the server's own tools into problems, and hands back
 * what it does not know.
 */
export const answerProblems = (
  app: FastifyInstance,
  rows: Readonly<Record<string, Row>>,
  prefix = '/',
  understand = (error: unknown): unknown => error,
): void => {
  app.setErrorHandler((error, request, reply) => sendProblem(asProblem(understand(error)), request, reply))
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0]!
    const methods = path.startsWith(prefix) ? methodsAt(Object.values(rows), path.slice(prefix.length)) : []
    if (methods.length === 0) return sendProblem(new Problem('NO_ROUTE'), request, reply)
    return sendProblem(new Problem('METHOD_NOT_ALLOWED'), request, reply.header('allow', methods.join(', ')))
  })
}

/** Fastify's option `frameworkErrors`: an address that cannot be decoded never reaches the handlers above. */
export const answerFrameworkError = (error: Error, request: FastifyRequest, reply: FastifyReply): void => {
  sendProblem(asProblem(error), request, reply.headers(headersOfUnread))
}
