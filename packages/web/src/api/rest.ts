import type { EndpointName } from '@quizwright/contracts/endpoints.ts'
import type { Row } from '@quizwright/contracts/define.ts'
import { type ClientOf, createClientOf } from '@quizwright/contracts/http/table-client.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { clearCredentials, readCredentials } from '../auth/credentials.ts'
import { redirectToSignIn } from '../auth/sign-in-redirect.ts'
import { notingAge } from './data-age.ts'
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

type Table = Record<string, Row>

const createRest = <T extends Table>(table: T): ClientOf<T> => {
  const client = createClientOf(table, {
    baseUrl: '/api/',
    headers: credentialHeaders,
    fetch: rememberingFetch(notingAge((...given) => fetch(...given))),
  })
  const calls = Object.entries<Call>(client).map(([name, call]) => [name, withSignInRedirect(name, call)])
  return Object.fromEntries(calls) as ClientOf<T>
}

const clients = new Map<Table, unknown>()

/**
 * The client of a part of the endpoint table, with a typed method for each of its rows. A screen names the
 * parts that it calls, so that the rows and schemas of the others are not loaded with it.
 */
export const rest = <T extends Table>(table: T): ClientOf<T> => {
  const client = (clients.get(table) as ClientOf<T> | undefined) ?? createRest(table)
  clients.set(table, client)
  return client
}
