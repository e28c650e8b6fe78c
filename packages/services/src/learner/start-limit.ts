import { studentRefusals } from '@quizwright/contracts/student-problems.ts'
import { toNetwork } from '@quizwright/server/http/to-network.ts'
import { createRequestLimit, type RequestLimit } from '@quizwright/server/http/request-limits.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ServiceLimits } from '../context.ts'
import { hashOfToken } from './request-token.ts'

const hourMs = 60 * 60 * 1_000
/** Requests per student, including repeated ones. (attemptLimits defines how many attempts a student may begin.) */
const requestsPerStudent = 120

type KnownCallers = {
  isKnownStudent: (request: FastifyRequest) => Promise<boolean>
  /** Returns the id of a known device. */
  deviceOf: (request: FastifyRequest) => string | undefined
}

/**
 * Limits the attempts begun from one address, which a whole class may share, and in one session. Both limits stop
 * programs that begin attempts endlessly; a class does not reach them. A known student and a known device are counted
 * individually, so that refused strangers do not use up the limit of the session's students.
 */
export const createStartLimit = (
  app: FastifyInstance,
  limits: Pick<ServiceLimits, 'startsPerAddress' | 'startsPerSession'>,
  { isKnownStudent, deviceOf }: KnownCallers,
): RequestLimit => {
  const ofAddress = createRequestLimit(app, {
    max: limits.startsPerAddress,
    windowMs: hourMs,
    keyOf: (request) => toNetwork(request.ip),
    message: studentRefusals.manyFromNetwork,
  })
  const ofSession = createRequestLimit(app, {
    max: limits.startsPerSession,
    windowMs: hourMs,
    keyOf: sessionOf,
    message: studentRefusals.manyInSession,
  })
  const ofStudent = createRequestLimit(app, {
    max: requestsPerStudent,
    windowMs: hourMs,
    keyOf: hashOfToken,
    message: studentRefusals.manyOfStudent,
  })
  const ofDevice = createRequestLimit(app, {
    max: requestsPerStudent,
    windowMs: hourMs,
    keyOf: (request) => `device ${deviceOf(request)}`,
    message: studentRefusals.manyOnDevice,
  })
  return async (request) => {
    if (await isKnownStudent(request)) return ofStudent(request)
    if (deviceOf(request) !== undefined) return ofDevice(request)
    await ofAddress(request)
    await ofSession(request)
  }
}

/** The body has already been validated. */
const sessionOf = (request: FastifyRequest): string => (request.body as { session_id: string }).session_id
