import { Problem } from '@quizwright/contracts/problem.ts'
import { createClient } from '@quizwright/contracts/http/client.ts'
import { guardedFetch } from '../../http/guarded-fetch.ts'
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
      fetch: guardedFetch,
    })
    const { success } = await client
      .authenticateFrontendRoute(
        { body: { path: probeRoute, user_id: uid } },
        { signal: AbortSignal.timeout(timeoutMs) },
      )
      .catch((error: unknown) => {
        throw toProblem(error)
      })
    if (!success) throw new Problem('SIGN_IN_REQUIRED')
    return { userId: uid }
  },
})

/** Only a refusal of the token itself ends a sign-in. A busy or broken auth service says nothing about the token. */
const toProblem = (error: unknown): Problem => {
  if (!(error instanceof Problem)) return new Problem('UPSTREAM_TIMEOUT', { cause: error })
  if (error.status === 401 || error.status === 403) return new Problem('SIGN_IN_REQUIRED', { cause: error })
  return error.status < 500 ? new Problem('UPSTREAM_CONTRACT', { cause: error }) : error
}
