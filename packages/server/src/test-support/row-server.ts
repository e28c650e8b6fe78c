import { Problem } from '@quizwright/contracts/problem.ts'
import { expect } from 'vitest'
import { basePlugins } from '../http/base-plugins.ts'
import { createServer } from '../http/create-server.ts'
import { createHttpMetrics } from '../metrics/http-metrics.ts'
import { type MountOptions, mountRows, rowsOf } from '../routes/mount-rows.ts'
import { noTracing } from '../tracing/tracing.ts'

/** A call as its handler received it. */
export type HandledCall = { name: string; params: unknown; query: unknown; body: unknown; user: unknown }
export type RequestParts = {
  body?: string | object
  /** Headers added to the credentials of a signed-in caller. Undefined removes a header. */
  headers?: Record<string, string | undefined>
}

export const credentials = { uid: 'ada', authorization: 'token-1' }

const timeouts = {
  headersTimeoutMs: 1_000,
  requestTimeoutMs: 1_000,
  socketTimeoutMs: 0,
  timeoutCheckMs: 1_000,
}

/**
 * Starts a server with all rows under /api/. One token is valid, the id `foreign` belongs to somebody else, the role in
 * `lost` is taken away while a call runs, and signing out fails.
 */
export const startRowServer = async () => {
  const handled: HandledCall[] = []
  /** Whether a call that names `lost` was asked for its right. */
  let wasAsked = false
  const options: MountOptions = {
    prefix: '/api/',
    handlerOf:
      (name) =>
      async ({ params, query, body, user }: Omit<HandledCall, 'name'>) => {
        if (name === 'signOut') throw new Error('select * from tokens failed')
        handled.push({ name, params, query, body, user })
        return { done: true }
      },
    authenticate: async ({ uid, token }) => {
      if (token !== 'token-1') throw new Problem('SIGN_IN_REQUIRED')
      return { userId: uid }
    },
    requireRight: async (_right, _kind, ids) => {
      if (ids.includes('foreign')) throw new Problem('NOT_FOUND')
      if (ids.includes('lost') && wasAsked) throw new Problem('ROLE_CHANGED')
      wasAsked = ids.includes('lost')
    },
  }
  const app = createServer({ logLevel: 'silent', trustedProxies: [], maxHeaderBytes: 16_384, ...timeouts })
  await app.register(basePlugins, {
    metrics: createHttpMetrics('test_'),
    tracing: noTracing,
  })
  mountRows(app, rowsOf('quiz', 'main', 'auth'), options)
  await app.ready()

  /** Sends a request to a row. Asserts that a refused request reached no handler. */
  const send = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    { body, headers = {} }: RequestParts = {},
  ) => {
    handled.length = 0
    const given = Object.entries({ ...credentials, ...headers }).filter(([, value]) => value !== undefined)
    const response = await app.inject({
      method,
      url: `/api/${path}`,
      headers: Object.fromEntries(given),
      payload: body,
    })
    const { code, message, errors } = response.json()
    if (response.statusCode >= 400) expect(handled).toEqual([])
    return {
      status: response.statusCode,
      code,
      message,
      fields: errors?.map((error: { field: string }) => error.field),
      headers: response.headers,
    }
  }
  return { app, handled, send, [Symbol.asyncDispose]: () => app.close() }
}

export type RowServer = Awaited<ReturnType<typeof startRowServer>>
