import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import { Problem } from '@quizwright/contracts/problem.ts'
import { errors, type Dispatcher, type Pool } from 'undici'
import type { Deadline } from './deadline.ts'

export type UpstreamCall = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With its leading slash and its query. */
  path: string
  headers: Record<string, string>
  body?: string | Readable
  /** Aborts when the caller leaves. */
  signal?: AbortSignal
  /** The longest answer that is read, in bytes. */
  responseBytes: number
  /** Doing it twice is doing it once. */
  repeatable: boolean
  /** The whole time it may take, where it is not the usual. */
  deadlineMs?: number
}

export type UpstreamAnswer = {
  status: number
  headers: IncomingHttpHeaders
  body: Dispatcher.ResponseData['body']
}

/**
 * How one try ended. `unsent`: no byte reached the upstream. `cut`: the connection broke before an answer
 * began. `slow`: no answer in time. `nonsense`: it is not HTTP. `gone`: the caller left. `ours`: the body we
 * were to send ran into a limit.
 */
export type Outcome =
  | { kind: 'answer'; answer: UpstreamAnswer }
  | { kind: 'unsent' | 'cut' | 'slow' | 'nonsense' | 'gone'; cause: unknown }
  | { kind: 'ours'; problem: Problem }
export type FailureKind = Exclude<Outcome['kind'], 'answer' | 'ours'>

const isUnsent = (error: unknown): boolean => {
  if (error instanceof errors.ConnectTimeoutError) return true
  const { syscall, code } = error as { syscall?: string; code?: string }
  return (
    syscall === 'connect' ||
    syscall === 'getaddrinfo' ||
    /^ERR_TLS_|^ERR_SSL_|CERT|^EPROTO$|SELF_SIGNED/.test(code ?? '')
  )
}

/** What an error of undici says about a call. */
export const kindOf = (error: unknown, deadline: Deadline): FailureKind => {
  const ended = deadline.reason()
  if (ended) return ended
  if (isUnsent(error)) return 'unsent'
  if (error instanceof errors.HeadersTimeoutError || error instanceof errors.BodyTimeoutError) return 'slow'
  if (error instanceof errors.HTTPParserError || error instanceof errors.HeadersOverflowError)
    return 'nonsense'
  return 'cut'
}

/** Sends a call once, up to the head of its answer. Redirects are answers like any other. Never throws. */
export const attempt = async (pool: Pool, call: UpstreamCall, deadline: Deadline): Promise<Outcome> => {
  try {
    const { statusCode, headers, body } = await pool.request({
      method: call.method,
      path: call.path,
      headers: { ...call.headers, 'accept-encoding': 'identity' },
      body: call.body ?? null,
      signal: deadline.signal,
      // A call that may take longer as a whole may let its answer wait as long.
      ...(call.deadlineMs && { headersTimeout: call.deadlineMs }),
    })
    return { kind: 'answer', answer: { status: statusCode, headers, body } }
  } catch (error) {
    if (error instanceof Problem) return { kind: 'ours', problem: error }
    return { kind: kindOf(error, deadline), cause: error }
  }
}
