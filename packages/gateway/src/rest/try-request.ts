import type { IncomingHttpHeaders } from 'node:http'
import { Problem } from '@quizwright/contracts/problem.ts'
import { errors, type Dispatcher, type Pool } from 'undici'
import { createBodyCollector } from './collect-bodies.ts'
import type { Deadline } from './deadline.ts'
import { tooLongResponse } from './read-body.ts'
import type {
  BufferedResponse,
  FailureKind,
  TryOutcome,
  UpstreamRequest,
  UpstreamResponse,
} from './try-outcome.ts'
import { bodyFailureProblem } from './upstream-failures.ts'

/** Sends a request once. Does not follow redirects and never rejects. */
export type Attempt<Response> = (
  pool: Pool,
  request: UpstreamRequest,
  deadline: Deadline,
) => Promise<TryOutcome<Response>>

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

const dispatchOptions = ({ method, path, headers, body, deadlineMs }: UpstreamRequest) => ({
  method,
  path,
  headers,
  body: body ?? null,
  // A request with a longer deadline may wait for the response's headers just as long.
  ...(deadlineMs && { headersTimeout: deadlineMs }),
})

const failed = (error: unknown, deadline: Deadline): TryOutcome<never> =>
  error instanceof Problem
    ? { kind: 'body_refused', problem: error }
    : { kind: failureKindOf(error, deadline), cause: error }

/** Waits for the headers of the response. The caller must read or destroy the body, which is a stream. */
export const tryStream: Attempt<UpstreamResponse> = async (pool, request, deadline) => {
  const controller = new AbortController()
  deadline.onAbort(() => controller.abort())
  try {
    const response = await pool.request({ ...dispatchOptions(request), signal: controller.signal })
    const { statusCode: status, headers, body } = response
    return { kind: 'response', response: { status, headers, body } }
  } catch (error) {
    return failed(error, deadline)
  }
}

/** One counter for all upstreams, because they share one heap. */
const countBody = createBodyCollector()

/**
 * Reads the whole response. It collects the chunks as they arrive, because reading undici's stream with an iterator
 * took a fifth of the time of a relayed call.
 */
export const tryExchange: Attempt<BufferedResponse> = (pool, request, deadline) =>
  new Promise((resolve) => {
    const chunks: Buffer[] = []
    let length = 0
    let status = 0
    let headers: IncomingHttpHeaders = {}
    let controller: Dispatcher.DispatchController | undefined
    let isOver = false

    const end = (outcome: TryOutcome<BufferedResponse>) => {
      isOver = true
      resolve(outcome)
    }
    const fail = (error: unknown) => {
      if (isOver) return
      if (status === 0) return end(failed(error, deadline))
      end({ kind: 'body_failed', status, problem: bodyFailureProblem(failureKindOf(error, deadline), error) })
    }
    const abort = (error: Error) => {
      fail(error)
      controller?.abort(error)
    }
    deadline.onAbort(() => abort(new Error('The request was aborted.')))
    pool.dispatch(dispatchOptions(request), {
      onRequestStart: (started) => {
        controller = started
        // The deadline passed while the request waited for a connection.
        if (isOver) started.abort(new Error('The request was aborted.'))
      },
      onResponseStart: (_controller, statusCode, responseHeaders) => {
        // A 1xx is not the final response.
        if (statusCode < 200) return
        status = statusCode
        headers = responseHeaders
      },
      onResponseData: (_controller, chunk) => {
        length += chunk.length
        if (length <= request.maxResponseBytes) return void chunks.push(chunk)
        end({ kind: 'body_failed', status, problem: tooLongResponse(request.maxResponseBytes) })
        controller?.abort(new Error('The response is too long.'))
      },
      onResponseEnd: () => {
        const body = chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks, length)
        countBody(length)
        end({ kind: 'response', response: { status, headers, body } })
      },
      onResponseError: (_controller, error) => fail(error),
    })
  })
