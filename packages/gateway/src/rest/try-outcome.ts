import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import type { Problem } from '@quizwright/contracts/problem.ts'
import type { Dispatcher } from 'undici'
import type { OnCallerGone } from './deadline.ts'

export type UpstreamRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With its leading slash and its query. */
  path: string
  headers: Record<string, string>
  body?: string | Readable
  /** Without it the request goes on when its caller has gone. */
  onCallerGone?: OnCallerGone
  /** The longest response body that is read. */
  maxResponseBytes: number
  /** Whether sending it twice has the effect of sending it once. */
  isIdempotent: boolean
  /** The time for all tries together, if it is not the usual one. */
  deadlineMs?: number
  /** What of that time has passed already, as while the token was validated. */
  spentMs?: number
}

/** A response whose body is still to be read. */
export type UpstreamResponse = {
  status: number
  headers: IncomingHttpHeaders
  body: Dispatcher.ResponseData['body']
}

/** A response that was read to its end. */
export type BufferedResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/**
 * Why a try got no response. `not_sent`: no byte reached the upstream. `connection_lost`: the connection broke
 * before a response began. `timeout`: no response in time. `not_http`: the response is not HTTP.
 * `caller_gone`: the caller disconnected. The names are label values of the metric
 * `quizwright_upstream_call_seconds`.
 */
export type FailureKind = 'not_sent' | 'connection_lost' | 'timeout' | 'not_http' | 'caller_gone'

/**
 * How one try ended. `body_failed`: a response began and could not be read to its end. `body_refused`: the body
 * that we were to send exceeded a limit.
 */
export type TryOutcome<Response> =
  | { kind: 'response'; response: Response }
  | { kind: FailureKind; cause: unknown }
  | { kind: 'body_failed'; status: number; problem: Problem }
  | { kind: 'body_refused'; problem: Problem }
