import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import type { Problem } from '@quizwright/contracts/problem.ts'
import type { Dispatcher } from 'undici'
import type { CallerResponse } from './deadline.ts'

export type UpstreamRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The path with its leading slash and its query. */
  path: string
  headers: Record<string, string>
  body?: string | Readable
  /** If absent, the request goes on after its caller has disconnected. */
  callerResponse?: CallerResponse
  /** The maximum length of the response body. */
  maxResponseBytes: number
  /** Whether sending the request twice has the same effect as sending it once. */
  isIdempotent: boolean
  /** The deadline for all tries together, if it is not the default. */
  deadlineMs?: number
  /** The part of the deadline that has already passed, for example for validating the token. */
  spentMs?: number
}

/** A response whose body must still be read. */
export type UpstreamResponse = {
  status: number
  headers: IncomingHttpHeaders
  body: Dispatcher.ResponseData['body']
}

/** A response that was read to its end. */
export type BufferedResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/**
 * Why a try got no response. `not_sent`: no byte reached the upstream. `connection_lost`: the connection broke
 * before a response began. `timeout`: no response in time. `not_http`: the response is not HTTP. `caller_gone`: the
 * caller disconnected. The names are label values of the metric `quizwright_upstream_call_seconds`.
 */
export type FailureKind = 'not_sent' | 'connection_lost' | 'timeout' | 'not_http' | 'caller_gone'

/**
 * The outcome of one try. `body_failed`: a response began but could not be read to its end. `body_refused`: the
 * request's own body exceeded a limit.
 */
export type TryOutcome<Response> =
  | { kind: 'response'; response: Response }
  | { kind: FailureKind; cause: unknown }
  | { kind: 'body_failed'; status: number; problem: Problem }
  | { kind: 'body_refused'; problem: Problem }
