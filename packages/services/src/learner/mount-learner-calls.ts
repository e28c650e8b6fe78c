import { learnerEndpoints, type LearnerCall } from '@quizwright/contracts/endpoints/learner.ts'
import { toNetwork } from '@quizwright/server/http/to-network.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { createRequestLimit, requestLimits } from '@quizwright/server/http/request-limits.ts'
import type { AnyHandler } from '@quizwright/server/routes/handler.ts'
import { mountRows } from '@quizwright/server/routes/mount-rows.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context, ServiceLimits } from '../context.ts'
import { readUpload } from '../http/read-upload.ts'
import { asOneCaller } from '../database/embedded/serve-in-order.ts'
import type { LearnerHandlers } from '../http/learner-handlers.ts'
import { findStudentByToken } from '../students/admission/find-student-by-token.ts'
import { createKnownDevices, type KnownDevices } from '../students/admission/known-device.ts'
import { hashOfToken, readToken } from './request-token.ts'
import { createStartLimit } from './start-limit.ts'

const minuteMs = 60_000
/** The calls that let a student in, who is known by then. */
const lettingIn: ReadonlySet<LearnerCall> = new Set([
  'startAttempt',
  'confirmCode',
  'openPersonalLink',
  'openLaunch',
])

/**
 * Mounts the learner's calls. They are limited by address and by attempt, and need the attempt's own token instead
 * of a sign-in.
 */
export const mountLearnerCalls = async (
  app: FastifyInstance,
  learnerHandlers: LearnerHandlers,
  { db, limits, now }: Pick<Context, 'db' | 'limits' | 'now'>,
): Promise<void> => {
  const handlers = learnerHandlers as Record<LearnerCall, AnyHandler>
  await app.register(async (scope) => {
    const devices = createKnownDevices(db)
    await limitRates(scope, limits, devices)
    const isKnownStudent = async (request: FastifyRequest) =>
      (await findStudentByToken(db, readToken(request), now())) !== undefined
    const limitStart = createStartLimit(scope, limits, { isKnownStudent, deviceOf: devices.idOf })
    mountRows(scope, learnerEndpoints, {
      handlerOf:
        (name): AnyHandler =>
        (call, request, reply) =>
          asOneCaller(async () => {
            if (name === 'startAttempt') await limitStart(request)
            // Not a copy: its signal is a getter of its class.
            const learnerCall = Object.assign(call as object, {
              attemptToken: readToken(request),
              device: devices.idOf(request),
            })
            const response = await handlers[name](learnerCall as never, request, reply)
            if (lettingIn.has(name)) await devices.remember(request, reply)
            return response
          }),
      authenticate: async () => {
        throw new Problem('SIGN_IN_REQUIRED')
      },
      readUpload,
    })
  })
}

/** A whole class may share one address. An attempt and a known device belong to one person at a time. */
const limitRates = async (
  scope: FastifyInstance,
  limits: ServiceLimits,
  devices: KnownDevices,
): Promise<void> => {
  await scope.register(requestLimits)
  const windowMs = minuteMs
  const limitAddress = createRequestLimit(scope, {
    max: limits.learnerCallsPerAddress,
    windowMs,
    keyOf: (request) => toNetwork(request.ip),
  })
  const limitDevice = createRequestLimit(scope, {
    max: limits.learnerCallsPerAttempt,
    windowMs,
    keyOf: (request) => `device ${devices.idOf(request)}`,
  })
  const limitAttempt = createRequestLimit(scope, {
    max: limits.learnerCallsPerAttempt,
    windowMs,
    keyOf: hashOfToken,
  })
  scope.addHook('onRequest', async (request) => {
    await devices.read(request)
    if (devices.idOf(request) === undefined) await limitAddress(request)
    else await limitDevice(request)
    if (request.headers.authorization !== undefined) await limitAttempt(request)
  })
}
