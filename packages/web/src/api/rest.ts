import { Problem } from '@quizwright/contracts/problem.ts'
import { type Client, createClient } from '@quizwright/contracts/http/client.ts'
import { clearCredentials, readCredentials } from '../auth/credentials.ts'
import { redirectToSignIn } from '../auth/sign-in-redirect.ts'

const headers = (): Record<string, string> => {
  const found = readCredentials()
  return found ? { uid: found.uid, authorization: found.token } : {}
}

export const isProblem = (error: unknown): error is Problem => error instanceof Problem

/** Whether a call ended because its caller no longer wanted it: nothing to tell anyone. */
export const isAborted = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError'

/**
 * A call that is refused for want of a valid sign-in leads to the sign-in page. What was typed stays in its
 * drafts.
 */
const leavingWhenRefused = (client: Client): Client => {
  const watched = Object.entries(client).map(
    ([name, call]: [string, (...given: never[]) => Promise<unknown>]) => [
      name,
      async (...given: never[]) => {
        const token = readCredentials()?.token
        try {
          return await call(...given)
        } catch (error) {
          if (isProblem(error) && error.status === 401) {
            // Another tab may have signed in anew meanwhile: only the token that was refused is forgotten.
            if (readCredentials()?.token === token) clearCredentials()
            redirectToSignIn({ hasEnded: token !== undefined })
          }
          throw error
        }
      },
    ],
  )
  return Object.fromEntries(watched) as Client
}

/** The gateway's calls, one typed method for each row of the endpoint table. */
export const rest = leavingWhenRefused(createClient({ baseUrl: '/api/', headers }))
