import { endpoints } from '@quizwright/contracts/endpoints.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { defined } from '@quizwright/domain/defined.ts'
import type { Credentials } from '@quizwright/server/routes/read-credentials.ts'
import type { GatewayLimits } from '../limits.ts'
import { checkResponse } from './check-response.ts'
import type { Upstream } from './upstream.ts'

export type TokenCache = {
  /** Whether the token was recently found valid for the uid, so that no validation is needed. */
  isKnown: (credentials: Credentials) => boolean
  /**
   * Resolves if the token is valid and belongs to the uid. Rejects with SIGN_IN_REQUIRED or with the auth service's
   * failure.
   */
  requireValid: (credentials: Credentials, requestId: string) => Promise<void>
  /**
   * Asks the auth service again about a token that another service refused. If it refuses too, the token is removed
   * and the promise rejects like `requireValid`.
   */
  confirmRefusal: (credentials: Credentials, requestId: string) => Promise<void>
  /** Removes a revoked token and calls the listeners of `onRevoked`. */
  remove: (token: string) => void
  /**
   * Calls the listener with each token that is revoked through this process. Returns the function that unsubscribes
   * it.
   */
  onRevoked: (listener: (token: string) => void) => () => void
}

const row = endpoints.authenticateFrontendRoute
/** A route that every instructor may open, so that the response depends only on the token. */
const routeForAll = '/quiz/quiz-landing'
const maxResponseBytes = 64 * 1024

/** Asks the auth service whether a token is valid. Throws if it is not. */
const validate = async (auth: Upstream, { uid, token }: Credentials, requestId: string): Promise<void> => {
  const response = await auth.send({
    method: row.method,
    path: `/${row.path}`,
    body: JSON.stringify({ path: routeForAll, user_id: uid }),
    maxResponseBytes,
    isIdempotent: true,
    headers: {
      uid,
      authorization: token,
      'content-type': 'application/json',
      accept: 'application/json',
      'accept-encoding': 'identity',
      'x-request-id': requestId,
    },
  })
  if (response.status === 401 || response.status === 403) throw new Problem('SIGN_IN_REQUIRED')
  const { success } = checkResponse(row, response).data as { success: boolean }
  if (!success) throw new Problem('SIGN_IN_REQUIRED')
}

/**
 * Caches for a short time that a token is valid. Invalid tokens are never cached. Concurrent requests with the same
 * token share one validation.
 */
export const createTokenCache = (
  auth: Upstream,
  { sessionRememberedMs: lifetimeMs, sessionsRemembered: maxTokens }: TokenCacheLimits,
  now: () => number = () => performance.now(),
): TokenCache => {
  /** The time at which each cached token expires, oldest entry first. */
  const expiries = new Map<string, number>()
  const pending = new Map<string, Promise<void>>()
  const listeners = new Set<(token: string) => void>()
  const keyOf = ({ uid, token }: Credentials) => `${uid} ${token}`

  const store = (key: string) => {
    expiries.delete(key)
    expiries.set(key, now() + lifetimeMs)
    if (expiries.size > maxTokens) expiries.delete(defined(expiries.keys().next().value, 'oldest key'))
  }

  const startValidation = (credentials: Credentials, requestId: string): Promise<void> => {
    const key = keyOf(credentials)
    // If the token was revoked in the meantime, this validation is no longer the pending one, and its result is not
    // cached.
    const isCurrent = () => pending.get(key) === validation
    const validation = validate(auth, credentials, requestId)
      .then(() => {
        if (isCurrent()) store(key)
      })
      .finally(() => {
        if (isCurrent()) pending.delete(key)
      })
    pending.set(key, validation)
    return validation
  }

  const remove = (token: string) => {
    for (const entries of [expiries, pending])
      for (const key of entries.keys()) if (key.endsWith(` ${token}`)) entries.delete(key)
    for (const listener of listeners) listener(token)
  }

  const isKnown = (credentials: Credentials) => (expiries.get(keyOf(credentials)) ?? -Infinity) > now()

  return {
    isKnown,
    requireValid: (credentials, requestId) => {
      if (isKnown(credentials)) return Promise.resolve()
      return pending.get(keyOf(credentials)) ?? startValidation(credentials, requestId)
    },
    confirmRefusal: async (credentials, requestId) => {
      expiries.delete(keyOf(credentials))
      try {
        await startValidation(credentials, requestId)
      } catch (error) {
        if (error instanceof Problem && error.code === 'SIGN_IN_REQUIRED') remove(credentials.token)
        throw error
      }
    },
    remove,
    onRevoked: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

type TokenCacheLimits = Pick<GatewayLimits, 'sessionRememberedMs' | 'sessionsRemembered'>
