import rateLimit from '@fastify/rate-limit'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

/** The maximum number of counted callers. Beyond it the least recently seen is forgotten. */
const cachedCallers = 20_000

/**
 * Counts a request. Rejects with TOO_MANY_REQUESTS and the time until a retry if there were too many in the window.
 */
export type RequestLimit = (request: FastifyRequest) => Promise<void>

type LimitOptions = {
  max: number
  windowMs: number
  /** Returns the key under which a request is counted. */
  keyOf: (request: FastifyRequest) => string
  /** The message for a refused caller, if that of TOO_MANY_REQUESTS is not clear enough. */
  message?: string
}

/** Registers the plugin that `createRequestLimit` needs. It sets no limit by itself. */
export const requestLimits = fp(
  async (app) => {
    await app.register(rateLimit, { global: false, cache: cachedCallers })
  },
  { name: 'request-limits' },
)

/** Creates a limit for requests with the same key within a time window, counted in this process. */
export const createRequestLimit = (
  app: FastifyInstance,
  { max, windowMs, keyOf, message }: LimitOptions,
): RequestLimit => {
  const count = app.createRateLimit({ max, timeWindow: windowMs, keyGenerator: keyOf })
  return async (request) => {
    const counted = await count(request)
    if (!counted.isAllowed && counted.isExceeded)
      throw new Problem('TOO_MANY_REQUESTS', {
        retryAfterSeconds: counted.ttlInSeconds,
        ...(message !== undefined && { message }),
      })
  }
}
