import { codeForStatus, Problem } from '@quizwright/contracts/problem.ts'
import type { ProblemCode } from '@quizwright/contracts/problems.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { staticSecurityHeaders } from '../http/security-headers.ts'

const codeOfFastifyError: Record<string, ProblemCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'MEDIA_TYPE',
}

/** Sentences that say more than that of the code. */
const sentences: Record<string, string> = {
  FST_ERR_BAD_URL: 'The path has a "%" that begins no character of UTF-8. Write the sign itself as "%25".',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH:
    'The body is not as long as the header "content-length" says. Send both again.',
}

/** Converts a thrown value into a problem. An unexpected error becomes INTERNAL, and its cause is only logged. */
export const toProblem = (error: unknown): Problem => {
  if (error instanceof Problem) return error
  const { code = '', statusCode = 500 } = error as { code?: string; statusCode?: number }
  const problemCode = codeOfFastifyError[code] ?? (statusCode === 503 ? 'BUSY' : codeForStatus(statusCode))
  const message = sentences[code]
  return new Problem(problemCode, { cause: error, ...(message !== undefined && { message }) })
}

/** Whether work ended because its caller disconnected, which is no error of the server. */
const isAbortedByCaller = ({ cause }: Problem, { raw }: FastifyReply): boolean =>
  raw.closed && cause instanceof Error && cause.name === 'AbortError'

/** Logs a refusal as information, and a failure of the server with its cause. */
export const logProblem = (problem: Problem, { log }: FastifyRequest, reply: FastifyReply): void => {
  const { code, cause, errors } = problem
  if (isAbortedByCaller(problem, reply)) log.info('request aborted by its caller')
  else if (problem.status >= 500) log.error({ code, err: cause ?? problem }, 'request failed')
  else log.info({ code, fields: errors?.map(({ field }) => field) }, 'request refused')
}

/** Responds with a problem and logs it. */
export const sendProblem = (problem: Problem, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  logProblem(problem, request, reply)
  if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', String(problem.retryAfterSeconds))
  return reply.code(problem.status).header('cache-control', 'no-store').send(problem.body(request.id))
}

/** For Fastify's option `frameworkErrors`: a URL that cannot be decoded reaches no hook and no error handler. */
export const respondToFrameworkError = (error: Error, request: FastifyRequest, reply: FastifyReply): void => {
  sendProblem(toProblem(error), request, reply.headers(staticSecurityHeaders))
}
