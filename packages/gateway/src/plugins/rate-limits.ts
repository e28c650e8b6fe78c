import cluster from 'node:cluster'
import { type CallerLimits, createCallerLimits, refuseFor } from '@quizwright/server/http/caller-limits.ts'
import { toNetwork } from '@quizwright/server/http/to-network.ts'
import { createRequestCounter } from '@quizwright/server/http/request-counter.ts'
import { sendToParent } from '@quizwright/server/process/send-to-parent.ts'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { GatewayLimits } from '../limits.ts'
import { shareCounts } from '../workers/share-counts.ts'

export type RateLimits = Pick<CallerLimits, 'perAddress' | 'perUser'> & {
  /**
   * Counts requests for the page and its files, separately from calls. Throws TOO_MANY_REQUESTS beyond the limit.
   */
  assetsPerAddress: (request: FastifyRequest) => void
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
    const windowMs = limits.rateWindowMs
    const { counters, ...callers } = createCallerLimits({ ...limits, windowMs })
    const asset = createRequestCounter(limits.assetsPerAddress, windowMs)
    app.decorate('rateLimits', {
      ...callers,
      assetsPerAddress: (request) => refuseFor(asset.count(toNetwork(request.ip))),
    })
    if (!cluster.isWorker) return
    const stop = shareCounts(
      { ...counters, asset },
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
