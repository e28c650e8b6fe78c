import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import { Problem } from '@quizwright/contracts/problem.ts'
import { errors, type Dispatcher, type Pool } from 'undici'
import type { Deadline } from './deadline.ts'

export type UpstreamRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With its leading slash and its query. */
  path: string
  headers: Record<string, string>
  body?: string | Readable
  /** Aborts when the caller disconnects. */
  signal?: AbortSignal
  /** The longest response body that is read. */
  maxResponseBytes: number
  /** Whether sending it twice has the effect of sending it once. */
  isIdempotent: boolean
  /** The time for all tries together, if it is not the usual one. */
  deadlineMs?: number
}

/** A response whose body is still to be read. */
export type UpstreamResponse = {
  status: number
  headers: IncomingHttpHeaders
  body: Dispatcher.ResponseData['body']
}

/**
 * Why a try got no response. `not_sent`: no byte reached the upstream. `connection_lost`: the connection broke
 * before a response began. `timeout`: no response in time. `not_http`: the response is not HTTP.
 * `caller_gone`: the caller disconnected. The names are label values of the metric
 * `quizwright_upstream_call_seconds`.
 */
export type FailureKind = 'not_sent' | 'connection_lost' | 'timeout' | 'not_http' | 'caller_gone'

/** How one try ended. `body_refused`: the body that we were to send exceeded a limit. */
export type TryOutcome =
  | { kind: 'response'; response: UpstreamResponse }
  | { kind: FailureKind; cause: unknown }
  | { kind: 'body_refused'; problem: Problem }

const isConnectError = (error: unknown): boolean => {
  if (error instanceof errors.ConnectTimeoutError) return true
  const { syscall, code = '' } = error as NodeJS.ErrnoException
  const isTlsError = /^ERR_TLS_|^ERR_SSL_|CERT|^EPROTO$|SELF_SIGNED/.test(code)
  return syscall === 'connect' || syscall === 'getaddrinfo' || isTlsError
}

/** Classifies an error of undici. */
export const failureKindOf = (error: unknown, deadline: Deadline): FailureKind => {
  const abortReason = deadline.reason()
  if (abortReason) return abortReason
  if (isConnectError(error)) return 'not_sent'
  if (error instanceof errors.HeadersTimeoutError || error instanceof errors.BodyTimeoutError)
    return 'timeout'
  if (error instanceof errors.HTTPParserError || error instanceof errors.HeadersOverflowError)
    return 'not_http'
  return 'connection_lost'
}

/** Sends a request once and waits for the headers of its response. Follows no redirect; never throws. */
export const tryRequest = async (
  pool: Pool,
  { method, path, headers, body, deadlineMs }: UpstreamRequest,
  deadline: Deadline,
): Promise<TryOutcome> => {
  try {
    const response = await pool.request({
      method,
      path,
      headers: { ...headers, 'accept-encoding': 'identity' },
      body: body ?? null,
      signal: deadline.signal,
      // A request with a longer deadline may wait as long for the headers of its response.
      ...(deadlineMs && { headersTimeout: deadlineMs }),
    })
    const { statusCode: status, headers: responseHeaders, body: responseBody } = response
    return { kind: 'response', response: { status, headers: responseHeaders, body: responseBody } }
  } catch (error) {
    if (error instanceof Problem) return { kind: 'body_refused', problem: error }
    return { kind: failureKindOf(error, deadline), cause: error }
  }
}
