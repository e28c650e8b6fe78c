import type { ResponseOf, CallOf, Row } from '../define.ts'
import { endpoints, type Endpoints } from '../endpoints.ts'
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
import { unreachableProblem } from './unreachable.ts'
import { writeQuery } from './query.ts'

export type CallOptions = { signal?: AbortSignal; onUploadProgress?: (progress: Progress) => void }
type Method<R> =
  unknown extends CallOf<R>
    ? (call?: Record<never, never>, options?: CallOptions) => Promise<ResponseOf<R>>
    : Record<never, never> extends CallOf<R>
      ? (call?: CallOf<R>, options?: CallOptions) => Promise<ResponseOf<R>>
      : (call: CallOf<R>, options?: CallOptions) => Promise<ResponseOf<R>>

type Table = Record<string, Row>
/** One method for each row of a table. */
export type ClientOf<T extends Table> = { [N in keyof T]: Method<T[N]> }
export type Client = ClientOf<Endpoints>
export type ClientOptions = {
  /** What is before a row's path, `/api/` for instance. */
  baseUrl: string
  /** Read anew for each call: `uid` and `authorization`, when there are any. */
  headers: () => Record<string, string>
  fetch?: typeof fetch
}
type AnyCall = {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  file?: File
  fields?: Record<string, string>
}

/**
 * The table as methods. A call resolves to its checked answer and rejects with a Problem, a network that
 * fails included (UPSTREAM_DOWN, in words of its own); a call that its `signal` ends rejects with the
 * signal's own reason.
 */
export const createClient = (options: ClientOptions): Client => createClientOf(endpoints, options)

/** `createClient` for another table than THE one. */
export const createClientOf = <T extends Table>(
  table: T,
  { baseUrl, headers, fetch: send = (...given) => fetch(...given) }: ClientOptions,
): ClientOf<T> => {
  const callRow = async (row: Row, call: AnyCall, options: CallOptions): Promise<unknown> => {
    const outgoing = prepare(row, call, baseUrl, headers())
    const answer = await transport(outgoing, options, send).catch((error: unknown) => {
      options.signal?.throwIfAborted()
      throw unreachableProblem(error)
    })
    return readResponse(row, answer)
  }
  const methods = Object.entries(table).map(([name, row]) => [
    name,
    (call: AnyCall = {}, options: CallOptions = {}) => callRow(row, call, options),
  ])
  return Object.fromEntries(methods) as ClientOf<T>
}

const transport = (
  outgoing: RawRequest,
  { signal, onUploadProgress }: CallOptions,
  send: typeof fetch,
): Promise<RawResponse> =>
  onUploadProgress && typeof XMLHttpRequest !== 'undefined'
    ? sendWithProgress(outgoing, onUploadProgress, signal)
    : sendWithFetch(outgoing, send, signal)

/** A row's path with its parameters in place; an optional last one that is not given goes with its slash. */
export const fillPath = (path: string, params: Record<string, string | undefined> = {}): string =>
  path.replaceAll(/\/:([A-Za-z_]+)(\??)/g, (_part, name: string) =>
    params[name] === undefined ? '' : `/${encodeURIComponent(params[name])}`,
  )

const prepare = (row: Row, call: AnyCall, baseUrl: string, headers: Record<string, string>): RawRequest => {
  const outgoing = {
    method: row.method,
    url: `${baseUrl}${fillPath(row.path, call.params)}${writeQuery(call.query)}`,
  }
  if (row.upload) return { ...outgoing, headers, body: writeForm(row.upload.file, call) }
  if (!row.body) return { ...outgoing, headers }
  return {
    ...outgoing,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(call.body),
  }
}

/** The texts go first, so that a service that streams the file knows them before it. */
const writeForm = (name: string, { file, fields = {} }: AnyCall): FormData => {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  if (file) form.append(name, file)
  return form
}

const readResponse = (row: Row, { status, text }: RawResponse): unknown => {
  const body = parse(text)
  const told = isSuccess(status) ? statusIn(body) : status
  if (!isSuccess(told)) throw problemFromResponse(told, body, 'reader')
  const checked = validate(row.response, body)
  if (!checked.ok) throw new Problem('UPSTREAM_CONTRACT', { errors: checked.errors })
  return checked.data
}

/** A service may say in its body that it failed, and answer 200 all the same. */
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
