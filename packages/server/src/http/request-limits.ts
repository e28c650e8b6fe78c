import rateLimit from '@fastify/rate-limit'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

/** Callers whose requests are counted; beyond that the least recently seen is forgotten. */
const cachedCallers = 20_000

/** Counts a request. Rejects with TOO_MANY_REQUESTS, and when to retry, if there were too many in the window. */
export type RequestLimit = (request: FastifyRequest) => Promise<void>

type LimitOptions = {
  max: number
  windowMs: number
  /** Whose requests are counted together. */
  keyOf: (request: FastifyRequest) => string
  /** What the refused caller reads, where that of TOO_MANY_REQUESTS would not be plain. */
  message?: string
}

/** Loads what `createRequestLimit` needs; sets no limit by itself. */
export const requestLimits = fp(
  async (app) => {
    await app.register(rateLimit, { global: false, cache: cachedCallers })
  },
  { name: 'request-limits' },
)

/** A limit for requests of the same key within a window of time, counted in this process. */
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
