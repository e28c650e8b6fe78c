import cluster from 'node:cluster'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { GatewayLimits } from '../limits.ts'
import { createRequestCounter } from '../rates/request-counter.ts'
import { shareCounts } from '../rates/share-counts.ts'

export type RateLimits = {
  /** Throws TOO_MANY_REQUESTS. */
  perAddress: (request: FastifyRequest) => void
  /** Counts the page and its files, apart from calls. Throws TOO_MANY_REQUESTS. */
  assetsPerAddress: (request: FastifyRequest) => void
  /** Throws TOO_MANY_REQUESTS. */
  perUser: (userId: string) => void
}

declare module 'fastify' {
  interface FastifyInstance {
    rateLimits: RateLimits
  }
}

type RateLimitOptions = {
  limits: Pick<GatewayLimits, 'requestsPerAddress' | 'requestsPerUser' | 'assetsPerAddress' | 'rateWindowMs'>
}

/**
 * Limits of requests by IP address and by user, which routes apply. The workers of a supervisor tell each other
 * what they count, so that the limits hold for the machine.
 */
export const rateLimits = fp<RateLimitOptions>(
  async (app, { limits }) => {
    const address = createRequestCounter(limits.requestsPerAddress, limits.rateWindowMs)
    const asset = createRequestCounter(limits.assetsPerAddress, limits.rateWindowMs)
    const user = createRequestCounter(limits.requestsPerUser, limits.rateWindowMs)
    const refuse = (retryAfterSeconds: number | undefined): void => {
      if (retryAfterSeconds !== undefined) throw new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds })
    }
    app.decorate('rateLimits', {
      perAddress: (request) => refuse(address.count(request.ip)),
      assetsPerAddress: (request) => refuse(asset.count(request.ip)),
      perUser: (userId) => refuse(user.count(userId)),
    })
    if (!cluster.isWorker) return
    const stop = shareCounts(
      { address, asset, user },
      {
        send: (message) => process.send?.(message),
        onMessage: (listener) => process.on('message', listener),
      },
    )
    app.addHook('onClose', async () => stop())
  },
  // Refusing under pressure is cheaper than counting.
  { name: 'rate-limits', dependencies: ['under-pressure'] },
)
