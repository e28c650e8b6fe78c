import type { ResponseOf, CallOf, Row } from '../define.ts'
import { Problem, problemFromResponse } from '../problem.ts'
import { isSuccess } from '../schemas/envelopes.ts'
import { validate } from '../validation/validate.ts'
import {
  sendWithFetch,
  sendWithProgress,
  type RawResponse,
  type RawRequest,
  type Progress,
} from './client-transport.ts'
import { createUnansweredCalls, idempotencyHeader, takesIdempotencyKey } from './idempotency-key.ts'
import { unreachableProblem } from './unreachable.ts'
import { prepareRequest, type SentCall } from './prepare-request.ts'

export type CallOptions = {
  signal?: AbortSignal
  onUploadProgress?: (progress: Progress) => void
  /** Sends the call also if the page is closed meanwhile. */
  outlivesPage?: boolean
}
type Method<R> =
  unknown extends CallOf<R>
    ? (call?: Record<never, never>, options?: CallOptions) => Promise<ResponseOf<R>>
    : Record<never, never> extends CallOf<R>
      ? (call?: CallOf<R>, options?: CallOptions) => Promise<ResponseOf<R>>
      : (call: CallOf<R>, options?: CallOptions) => Promise<ResponseOf<R>>

type Table = Record<string, Row>
export type ClientOf<T extends Table> = { [N in keyof T]: Method<T[N]> }
export type ClientOptions = {
  /** The prefix of every path, for example `/api/`. */
  baseUrl: string
  /** Called before each request: `uid` and `authorization` of a signed-in user. */
  headers: () => Record<string, string>
  fetch?: typeof fetch
}

/**
 * Creates a client with one method for each endpoint of a table. A call resolves with the validated response.
 * It rejects with a Problem (UPSTREAM_DOWN if the network fails) or with the reason of its aborted `signal`.
 */
export const createClientOf = <T extends Table>(
  table: T,
  { baseUrl, headers, fetch: send = (...given) => fetch(...given) }: ClientOptions,
): ClientOf<T> => {
  const unanswered = createUnansweredCalls()
  const callRow = async (row: Row, call: SentCall, options: CallOptions): Promise<unknown> => {
    if (!takesIdempotencyKey(row)) return sendRow(row, call, options, headers())
    const key = unanswered.takeKey(row, call)
    return sendRow(row, call, options, { ...headers(), [idempotencyHeader]: key }).catch((error: unknown) => {
      // Only a refusal proves that the service did not execute the call.
      if (!(error instanceof Problem) || !isRefusal(error.status)) unanswered.keep(row, call, key)
      throw error
    })
  }
  const sendRow = async (
    row: Row,
    call: SentCall,
    options: CallOptions,
    headers: Record<string, string>,
  ): Promise<unknown> => {
    const request = prepareRequest(row, call, baseUrl, headers)
    const response = await transport(request, options, send).catch((error: unknown) => {
      options.signal?.throwIfAborted()
      throw unreachableProblem(error)
    })
    return readResponse(row, response)
  }
  const methods = Object.entries(table).map(([name, row]) => [
    name,
    (call: SentCall = {}, options: CallOptions = {}) => callRow(row, call, options),
  ])
  return Object.fromEntries(methods) as ClientOf<T>
}

const isRefusal = (status: number): boolean => status >= 400 && status < 500

const transport = (
  request: RawRequest,
  { signal, onUploadProgress, outlivesPage = false }: CallOptions,
  send: typeof fetch,
): Promise<RawResponse> =>
  onUploadProgress && typeof XMLHttpRequest !== 'undefined'
    ? sendWithProgress(request, onUploadProgress, signal)
    : sendWithFetch(request, send, { signal, outlivesPage })

const readResponse = async (row: Row, { status, text }: RawResponse): Promise<unknown> => {
  const body = parse(text)
  const effectiveStatus = isSuccess(status) ? statusIn(body) : status
  if (!isSuccess(effectiveStatus)) throw problemFromResponse(effectiveStatus, body, 'reader')
  const checked = validate(row.response, body)
  if (!checked.ok) throw new Problem('UPSTREAM_CONTRACT', { errors: checked.errors })
  return checked.data
}

/** Returns the status in the body: some services report a failure there in a response with status 200. */
const statusIn = (body: unknown): number => {
  const status = typeof body === 'object' && body !== null ? Reflect.get(body, 'status') : undefined
  return Number.isInteger(status) ? status : 200
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
