import cluster from 'node:cluster'
import { Problem } from '@quizwright/contracts/problem.ts'
import { networkOf } from '@quizwright/server/http/network-of.ts'
import { sendToParent } from '@quizwright/server/process/send-to-parent.ts'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { GatewayLimits } from '../limits.ts'
import { createRequestCounter } from '../rates/request-counter.ts'
import { shareCounts } from '../rates/share-counts.ts'

export type RateLimits = {
  /** Counts a request by IP address. Throws TOO_MANY_REQUESTS beyond the limit. */
  perAddress: (request: FastifyRequest) => void
  /**
   * Counts requests for the page and its files, separately from calls. Throws TOO_MANY_REQUESTS beyond the limit.
   */
  assetsPerAddress: (request: FastifyRequest) => void
  /** Counts a request by user. Throws TOO_MANY_REQUESTS beyond the limit. */
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
 * Decorates the server with rate limits by IP address and by user; the routes apply them. The workers of a
 * supervisor exchange their counts, so that the limits hold for the whole machine.
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
      perAddress: (request) => refuse(address.count(networkOf(request.ip))),
      assetsPerAddress: (request) => refuse(asset.count(networkOf(request.ip))),
      perUser: (userId) => refuse(user.count(userId)),
    })
    if (!cluster.isWorker) return
    const stop = shareCounts(
      { address, asset, user },
      {
        send: sendToParent,
        onMessage: (listener) => process.on('message', listener),
      },
    )
    app.addHook('onClose', async () => stop())
  },
  // Refusing under pressure is cheaper than counting.
  { name: 'rate-limits', dependencies: ['under-pressure'] },
)
