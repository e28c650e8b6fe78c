import { createHash } from 'node:crypto'
import { learnerEndpoints, type LearnerCall } from '@quizwright/contracts/endpoints/learner.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { token } from '@quizwright/contracts/schemas/user.ts'
import { validate } from '@quizwright/contracts/validation/validate.ts'
import { createRequestLimit, requestLimits } from '@quizwright/server/http/request-limits.ts'
import type { AnyHandler } from '@quizwright/server/routes/handler.ts'
import { mountRows } from '@quizwright/server/routes/mount-rows.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ServiceLimits } from '../context.ts'
import { readUpload } from '../http/read-upload.ts'
import type { LearnerHandlers } from '../http/learner-handlers.ts'
import { createStartLimit } from './start-limit.ts'

const minuteMs = 60_000

/**
 * The learner's calls. They are limited by address and by attempt, and need the attempt's own token instead of a
 * sign-in.
 */
export const mountLearnerCalls = async (
  app: FastifyInstance,
  learnerHandlers: LearnerHandlers,
  limits: ServiceLimits,
): Promise<void> => {
  const handlers = learnerHandlers as Record<LearnerCall, AnyHandler>
  await app.register(async (scope) => {
    await limitRates(scope, limits)
    const limitStart = createStartLimit(scope, limits)
    mountRows(scope, learnerEndpoints, {
      handlerOf:
        (name): AnyHandler =>
        async (call, request, reply) => {
          if (name === 'startAttempt') await limitStart(request)
          return handlers[name](
            { ...(call as object), attemptToken: tokenOf(request) } as never,
            request,
            reply,
          )
        },
      authenticate: async () => {
        throw new Problem('SIGN_IN_REQUIRED')
      },
      readUpload,
    })
  })
}

const tokenOf = (request: FastifyRequest): string | undefined => {
  const read = validate(token, request.headers.authorization)
  return read.ok ? read.data : undefined
}

/** A whole class may share one address. An attempt belongs to one person. */
const limitRates = async (scope: FastifyInstance, limits: ServiceLimits): Promise<void> => {
  await scope.register(requestLimits)
  const windowMs = minuteMs
  const limitAddress = createRequestLimit(scope, {
    max: limits.learnerCallsPerAddress,
    windowMs,
    keyOf: (request) => request.ip,
  })
  const limitAttempt = createRequestLimit(scope, {
    max: limits.learnerCallsPerAttempt,
    windowMs,
    keyOf: hashOfToken,
  })
  scope.addHook('onRequest', async (request) => {
    await limitAddress(request)
    if (request.headers.authorization !== undefined) await limitAttempt(request)
  })
}

const hashOfToken = (request: FastifyRequest): string =>
  createHash('sha256')
    .update(request.headers.authorization ?? '')
    .digest('base64url')
