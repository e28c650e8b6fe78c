import { Problem } from '@quizwright/contracts/problem.ts'
import { type Client, createClient } from '@quizwright/contracts/http/client.ts'
import type { EndpointName } from '@quizwright/contracts/endpoints.ts'
import { clearCredentials, readCredentials } from '../auth/credentials.ts'
import { redirectToSignIn } from '../auth/sign-in-redirect.ts'
import { setNotOffered } from './offered-calls.ts'
import { rememberingFetch } from './remembered-responses.ts'

const credentialHeaders = (): Record<string, string> => {
  const credentials = readCredentials()
  return credentials ? { uid: credentials.uid, authorization: credentials.token } : {}
}

export const isProblem = (error: unknown): error is Problem => error instanceof Problem

/** Whether the caller aborted the request; that is no error to show. */
export const isAborted = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError'

/**
 * Makes every call redirect to the sign-in page on a 401, and remember what the services do not offer. What was
 * typed stays in the drafts.
 */
const withSignInRedirect = (client: Client): Client => {
  const calls = Object.entries(client).map(
    ([name, call]: [string, (...args: never[]) => Promise<unknown>]) => [
      name,
      async (...args: never[]) => {
        const token = readCredentials()?.token
        try {
          return await call(...args)
        } catch (error) {
          if (isProblem(error) && error.status === 401) {
            // Another tab may have signed in again: only the token that was rejected is cleared.
            if (readCredentials()?.token === token) clearCredentials()
            redirectToSignIn({ hasEnded: token !== undefined })
          }
          if (isProblem(error) && error.code === 'NOT_OFFERED') setNotOffered(name as EndpointName)
          throw error
        }
      },
    ],
  )
  return Object.fromEntries(calls) as Client
}

/** The client of the gateway's REST API, with one typed method for each row of the endpoint table. */
export const rest = withSignInRedirect(
  createClient({
    baseUrl: '/api/',
    headers: credentialHeaders,
    fetch: rememberingFetch((...given) => fetch(...given)),
  }),
)
