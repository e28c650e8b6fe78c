import { Problem } from '@quizwright/contracts/problem.ts'
import { createClient } from '@quizwright/contracts/http/client.ts'
import type { Identity } from './identity.ts'

const timeoutMs = 5_000
/** A route that every instructor may open, so that the response depends only on the token. */
const probeRoute = '/quiz/quiz-landing'

/** Verifies tokens with an external auth service, one request per call. */
export const remoteIdentity = (authServiceUrl: string): Identity => ({
  require: async ({ uid, token }) => {
    const client = createClient({
      baseUrl: `${authServiceUrl}/`,
      headers: () => ({ uid, authorization: token }),
    })
    const { success } = await client
      .authenticateFrontendRoute(
        { body: { path: probeRoute, user_id: uid } },
        { signal: AbortSignal.timeout(timeoutMs) },
      )
      .catch((error: unknown) => {
        if (error instanceof Problem && error.status < 500)
          throw new Problem('SIGN_IN_REQUIRED', { cause: error })
        throw error instanceof Problem ? error : new Problem('UPSTREAM_TIMEOUT', { cause: error })
      })
    if (!success) throw new Problem('SIGN_IN_REQUIRED')
    return { userId: uid }
  },
})
