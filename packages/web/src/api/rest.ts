import { Problem } from '@quizwright/contracts/problem.ts'
import { authEndpoints } from '@quizwright/contracts/endpoints/auth.ts'
import { quizListEndpoints } from '@quizwright/contracts/endpoints/quiz-list.ts'
import type { Row } from '@quizwright/contracts/define.ts'
import type { Client } from '@quizwright/contracts/http/client.ts'
import { createClientOf } from '@quizwright/contracts/http/table-client.ts'
import { unreachableProblem } from '@quizwright/contracts/http/unreachable.ts'
import type { EndpointName } from '@quizwright/contracts/endpoints.ts'
import { clearCredentials, readCredentials } from '../auth/credentials.ts'
import { redirectToSignIn } from '../auth/sign-in-redirect.ts'
import { takingEarly } from './early-responses.ts'
import { setNotOffered } from './offered-calls.ts'
import { rememberingFetch } from './remembered-responses.ts'

const credentialHeaders = (): Record<string, string> => {
  const credentials = readCredentials()
  return credentials ? { uid: credentials.uid, authorization: credentials.token } : {}
}

export const isProblem = (error: unknown): error is Problem => error instanceof Problem

/** Whether the caller aborted the request, which is not an error to show. */
export const isAborted = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError'

type Call = (...args: never[]) => Promise<unknown>

/**
 * Makes a call redirect to the sign-in page on a 401, and record calls that the services do not offer. Typed
 * text stays in the drafts.
 */
const withSignInRedirect =
  (name: string, call: Call): Call =>
  async (...args) => {
    const token = readCredentials()?.token
    try {
      return await call(...args)
    } catch (error) {
      if (isProblem(error) && error.status === 401) {
        // Another tab may have signed in again, so only the rejected token is cleared.
        if (readCredentials()?.token === token) clearCredentials()
        redirectToSignIn({ hasEnded: token !== undefined })
      }
      if (isProblem(error) && error.code === 'NOT_OFFERED') setNotOffered(name as EndpointName)
      throw error
    }
  }

const options = {
  baseUrl: '/api/',
  headers: credentialHeaders,
  fetch: rememberingFetch(takingEarly((...given) => fetch(...given))),
}
const callsOf = (client: object): Record<string, Call> =>
  Object.fromEntries(
    Object.entries(client).map(([name, call]) => [name, withSignInRedirect(name, call as Call)]),
  )

type Calls = Record<string, Call>

/** The rows of a part of the table, from a script that is loaded once. A failure is not kept. */
const loaded = (load: () => Promise<Record<string, Row>>): (() => Promise<Calls>) => {
  let calls: Promise<Calls> | undefined
  return () =>
    (calls ??= load().then(
      (rows) => callsOf(createClientOf(rows, options)),
      (error: unknown) => {
        calls = undefined
        throw unreachableProblem(error)
      },
    ))
}

/** The calls of the first screen. Those of other screens are loaded with the first one that is made. */
const firstRows = { ...authEndpoints, ...quizListEndpoints }
const first = callsOf(createClientOf(firstRows, options))
const loadCallsOfQuiz = loaded(async () => (await import('./calls-of-quiz.ts')).callsOfQuiz)
const loadOtherCalls = loaded(async () => (await import('./other-calls.ts')).otherCalls)

/** The client of the gateway's REST API, with a typed method for each row of the endpoint table. */
export const rest = new Proxy(first, {
  has: (_calls, name) => typeof name === 'string',
  get: (calls, name: string) =>
    (calls[name] ??= async (...args) => {
      const call = (await loadCallsOfQuiz())[name] ?? (await loadOtherCalls())[name]
      return call!(...args)
    }),
}) as unknown as Client
