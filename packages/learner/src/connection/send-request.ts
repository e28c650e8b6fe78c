import { say } from '@quizwright/domain/language/say.ts'
import { internalMessage, noConnection, RequestError } from './request-error.ts'

const timeoutMs = 30_000
/** Uploads take longer on a slow network. */
const uploadTimeoutMs = 180_000

export type RequestOptions = {
  method: 'GET' | 'POST' | 'PUT'
  /** The body, sent as JSON. */
  body?: unknown
  form?: FormData
  /** The token of the attempt. */
  token?: string
  /** Whether the request continues after its page is closed. */
  keepalive?: boolean
}

type ResponseBody = {
  data?: unknown
  code?: string
  message?: string
  errors?: { field: string; messages: string[] }[]
}

const fieldErrorsOf = ({ errors = [] }: ResponseBody): Record<string, string> =>
  Object.fromEntries(errors.map(({ field, messages }) => [field.split('.').at(-1), say(messages[0] ?? '')]))

const fetchResponse = async (path: string, options: RequestOptions): Promise<Response> => {
  const { method, body, form, token, keepalive = false } = options
  try {
    return await fetch(`/learner/${path}`, {
      method,
      headers: {
        ...(token !== undefined && { authorization: token }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: form ?? (body === undefined ? null : JSON.stringify(body)),
      keepalive,
      signal: AbortSignal.timeout(form ? uploadTimeoutMs : timeoutMs),
    })
  } catch {
    throw noConnection(say('Check your connection. None of your answers are lost.'))
  }
}

/** Other languages have these refusals in their catalogue. Without a connection they are read as they came. */
const wordRefusals = async (): Promise<void> => {
  if (document.documentElement.lang !== 'en') return
  await import('../language/word-refusals.ts').then(
    (refusals) => refusals.wordRefusals(),
    () => undefined,
  )
}

/** Sends a request and resolves with the `data` of the response. Rejects with a RequestError. */
export const sendRequest = async <Data>(path: string, options: RequestOptions): Promise<Data> => {
  const response = await fetchResponse(path, options)
  const body = (await response.json().catch(() => ({}))) as ResponseBody
  if (response.ok && body.data !== undefined) return body.data as Data
  await wordRefusals()
  throw new RequestError(
    response.status,
    body.code ?? 'INTERNAL',
    body.message === undefined ? internalMessage() : say(body.message),
    fieldErrorsOf(body),
  )
}
