import { Problem } from '@quizwright/contracts/problem.ts'
import type { FastifyRequest } from 'fastify'
import { toNetwork } from './to-network.ts'
import { createRequestCounter, type RequestCounter } from './request-counter.ts'

/** How many requests callers may send within a window, which is a minute by default. */
export const callerLimitDefaults = { requestsPerUser: 300, requestsPerAddress: 1_000 } as const

export type CallerLimitOptions = Record<keyof typeof callerLimitDefaults, number> & { windowMs: number }

export type CallerLimits = {
  /** Counts a request by IP address. Throws TOO_MANY_REQUESTS beyond the limit. */
  perAddress: (request: FastifyRequest) => void
  /** Counts a request by user. Throws TOO_MANY_REQUESTS beyond the limit. */
  perUser: (userId: string) => void
  /** The counters, which processes of one machine may share. */
  counters: { address: RequestCounter; user: RequestCounter }
}

/** Throws TOO_MANY_REQUESTS with the seconds until a counted request would be allowed. */
export const refuseFor = (retryAfterSeconds: number | undefined): void => {
  if (retryAfterSeconds !== undefined) throw new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds })
}

/** The limits of callers that gateway and services both have, because both are open to strangers. */
export const createCallerLimits = ({
  requestsPerAddress,
  requestsPerUser,
  windowMs,
}: CallerLimitOptions): CallerLimits => {
  const address = createRequestCounter(requestsPerAddress, windowMs)
  const user = createRequestCounter(requestsPerUser, windowMs)
  return {
    perAddress: (request) => refuseFor(address.count(toNetwork(request.ip))),
    perUser: (userId) => refuseFor(user.count(userId)),
    counters: { address, user },
  }
}
