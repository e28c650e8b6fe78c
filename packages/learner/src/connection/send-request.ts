import type { Row } from '@quizwright/contracts/define.ts'
import { type RawResponse, sendWithFetch } from '@quizwright/contracts/http/client-transport.ts'
import { prepareRequest, type SentCall } from '@quizwright/contracts/http/prepare-request.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { internalMessage, noConnection, RequestError } from './request-error.ts'

const timeoutMs = 30_000
/** Uploads take longer on a slow network. */
const uploadTimeoutMs = 180_000

export type SendOptions = {
  /** The token of the attempt, the student or the browser. */
  token?: string | undefined
  /** Whether the request continues after its page is closed. */
  keepalive?: boolean
}

type Route = Pick<Row, 'method' | 'path'>
type ResponseBody = {
  data?: unknown
  code?: string
  message?: string
  errors?: { field: string; messages: string[] }[]
}

const fieldErrorsOf = ({ errors = [] }: ResponseBody): Record<string, string> =>
  Object.fromEntries(errors.map(({ field, messages }) => [field.split('.').at(-1), say(messages[0] ?? '')]))

/** The document preloads its first call with these credentials; the browser would otherwise send it twice. */
const send: typeof fetch = (url, init) => fetch(url, { ...init, credentials: 'same-origin' })

const fetchResponse = async (
  route: Route,
  call: SentCall,
  { token, keepalive = false }: SendOptions,
): Promise<RawResponse> => {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: token }
  const signal = AbortSignal.timeout(call.file ? uploadTimeoutMs : timeoutMs)
  try {
    return await sendWithFetch(prepareRequest(route, call, '/', headers), send, {
      signal,
      outlivesPage: keepalive,
    })
  } catch {
    throw noConnection(say('Check your connection. None of your answers are lost.'))
  }
}

const parse = (text: string): ResponseBody => {
  try {
    return JSON.parse(text) as ResponseBody
  } catch {
    return {}
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

/** Sends a call and resolves with the `data` of the response. Rejects with a RequestError. */
export const sendRequest = async <Data>(
  route: Route,
  call: SentCall,
  options: SendOptions = {},
): Promise<Data> => {
  const { status, text } = await fetchResponse(route, call, options)
  const body = parse(text)
  if (status >= 200 && status < 300 && body.data !== undefined) return body.data as Data
  await wordRefusals()
  throw new RequestError(
    status,
    body.code ?? 'INTERNAL',
    body.message === undefined ? internalMessage() : say(body.message),
    fieldErrorsOf(body),
  )
}
