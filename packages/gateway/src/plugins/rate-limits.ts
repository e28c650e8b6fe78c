import {
  createRequestLimit,
  type RequestLimit,
  requestLimits,
} from '@quizwright/server/http/request-limits.ts'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { GatewayLimits } from '../limits.ts'

export type RateLimits = {
  perAddress: RequestLimit
  perUser: (request: FastifyRequest, userId: string) => Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    rateLimits: RateLimits
  }
}

type RateLimitOptions = {
  limits: Pick<GatewayLimits, 'requestsPerAddress' | 'requestsPerUser' | 'rateWindowMs'>
}

/** Limits of requests by IP address and by user, which routes apply. Each process counts for itself. */
export const rateLimits = fp<RateLimitOptions>(
  async (app, { limits }) => {
    await app.register(requestLimits)
    const windowMs = limits.rateWindowMs
    const users = new WeakMap<FastifyRequest, string>()
    const perAddress = createRequestLimit(app, {
      max: limits.requestsPerAddress,
      windowMs,
      keyOf: (request) => request.ip,
    })
    const perKnownUser = createRequestLimit(app, {
      max: limits.requestsPerUser,
      windowMs,
      keyOf: (request) => users.get(request) ?? '',
    })
    app.decorate('rateLimits', {
      perAddress,
      perUser: (request, userId) => {
        users.set(request, userId)
        return perKnownUser(request)
      },
    })
  },
  // Refusing under pressure is cheaper than counting.
  { name: 'rate-limits', dependencies: ['under-pressure'] },
)
