import { elementAt } from '@quizwright/domain/defined.ts'
import type { IncomingHttpHeaders } from 'node:http'
import { Problem } from '@quizwright/contracts/problem.ts'
import { errors, type Dispatcher, type Pool } from 'undici'
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
export const classifyFailure = (error: unknown, deadline: Deadline): FailureKind => {
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
  headersTimeout: deadlineMs ?? null,
})

const failed = (error: unknown, deadline: Deadline): TryOutcome<never> =>
  error instanceof Problem
    ? { kind: 'body_refused', problem: error }
    : { kind: classifyFailure(error, deadline), cause: error }

const aborted = (): Error => new Error('The request was aborted.')

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

/**
 * Reads the whole response. It collects the chunks as they arrive, because reading undici's stream with an iterator
 * took a fifth of the time of a relayed call. It is a class because its closures took 1 KB for each call.
 */
class Exchange implements Dispatcher.DispatchHandler {
  readonly #request: UpstreamRequest
  readonly #deadline: Deadline
  readonly #resolve: (outcome: TryOutcome<BufferedResponse>) => void
  readonly #chunks: Buffer[] = []
  #length = 0
  #status = 0
  #headers: IncomingHttpHeaders = {}
  #controller: Dispatcher.DispatchController | undefined
  #isOver = false

  constructor(
    request: UpstreamRequest,
    deadline: Deadline,
    resolve: (outcome: TryOutcome<BufferedResponse>) => void,
  ) {
    this.#request = request
    this.#deadline = deadline
    this.#resolve = resolve
    deadline.onAbort(() => this.#abort())
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller
    // The deadline passed while the request waited for a connection.
    if (this.#isOver) controller.abort(aborted())
  }

  onResponseStart(_controller: unknown, status: number, headers: IncomingHttpHeaders): void {
    // A 1xx is not the final response.
    if (status < 200) return
    this.#status = status
    this.#headers = headers
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    const { maxResponseBytes } = this.#request
    this.#length += chunk.length
    if (this.#length <= maxResponseBytes) return void this.#chunks.push(chunk)
    this.#end({ kind: 'body_failed', status: this.#status, problem: tooLongResponse(maxResponseBytes) })
    controller.abort(new Error('The response is too long.'))
  }

  onResponseEnd(): void {
    const chunks = this.#chunks
    const body = chunks.length === 1 ? elementAt(chunks, 0) : Buffer.concat(chunks, this.#length)
    this.#end({ kind: 'response', response: { status: this.#status, headers: this.#headers, body } })
  }

  onResponseError(_controller: unknown, error: unknown): void {
    if (this.#isOver) return
    if (this.#status === 0) return this.#end(failed(error, this.#deadline))
    const problem = bodyFailureProblem(classifyFailure(error, this.#deadline), error)
    this.#end({ kind: 'body_failed', status: this.#status, problem })
  }

  #abort(): void {
    const error = aborted()
    this.onResponseError(undefined, error)
    this.#controller?.abort(error)
  }

  #end(outcome: TryOutcome<BufferedResponse>): void {
    this.#isOver = true
    this.#resolve(outcome)
  }
}

/** Waits for the whole response. */
export const tryExchange: Attempt<BufferedResponse> = (pool, request, deadline) =>
  new Promise((resolve) => {
    pool.dispatch(dispatchOptions(request), new Exchange(request, deadline, resolve))
  })
