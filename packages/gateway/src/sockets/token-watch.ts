import { Problem } from '@quizwright/contracts/problem.ts'
import type { Credentials } from '@quizwright/server/routes/read-credentials.ts'
import type { TokenCache } from '../rest/token-cache.ts'

type WatchOptions = {
  tokenCache: TokenCache
  caller: Credentials
  requestId: string
  /** The interval between validations of the token. */
  recheckMs: number
  onInvalid: () => void
}

/**
 * Calls `onInvalid` when the token is revoked, through this process or elsewhere. A validation that fails for
 * another reason is ignored. Returns a function that stops watching.
 */
export const watchToken = ({
  tokenCache,
  caller,
  requestId,
  recheckMs,
  onInvalid,
}: WatchOptions): (() => void) => {
  const timer = setInterval(() => {
    tokenCache.requireValid(caller, requestId).catch((error: unknown) => {
      if (error instanceof Problem && error.code === 'SIGN_IN_REQUIRED') onInvalid()
    })
  }, recheckMs)
  const stopListening = tokenCache.onRevoked((token) => {
    if (token === caller.token) onInvalid()
  })
  return () => {
    clearInterval(timer)
    stopListening()
  }
}
