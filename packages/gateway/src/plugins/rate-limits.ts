import rateLimit from '@fastify/rate-limit'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { GatewayLimits } from '../limits.ts'

/**
 * Counts a request. Rejects with TOO_MANY_REQUESTS, and when to come back, once there were too many in the
 * window.
 */
export type Counter = (request: FastifyRequest) => Promise<void>
export type RequestRates = {
  countAddress: Counter
  countUser: (request: FastifyRequest, userId: string) => Promise<void>
}

const remembered = 20_000

/** Two counts of requests, by address and by user, each this process's own. */
export const countRequests = async (app: FastifyInstance, limits: GatewayLimits): Promise<RequestRates> => {
  await app.register(rateLimit, { global: false, cache: remembered })
  const users = new WeakMap<FastifyRequest, string>()
  const byAddress = app.createRateLimit({
    max: limits.requestsPerAddress,
    timeWindow: limits.rateWindowMs,
    keyGenerator: (request) => request.ip,
  })
  const byUser = app.createRateLimit({
    max: limits.requestsPerUser,
    timeWindow: limits.rateWindowMs,
    keyGenerator: (request) => users.get(request) ?? '',
  })
  const count = async (counter: typeof byUser, request: FastifyRequest): Promise<void> => {
    const counted = await counter(request)
    if (!counted.isAllowed && counted.isExceeded)
      throw new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds: counted.ttlInSeconds })
  }
  return {
    countAddress: (request) => count(byAddress, request),
    countUser: (request, userId) => {
      users.set(request, userId)
      return count(byUser, request)
    },
  }
}
