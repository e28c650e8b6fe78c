import { isProblemCode, isRetryable, problems, type ProblemCode } from './problems.ts'
import { fieldErrors, type FieldErrors, type ProblemBody, type SocketProblem } from './schemas/problem.ts'
import * as z from 'zod/mini'

type Details = {
  /** Replaces the message of the table. Ignored for a 5xx, because internal reasons belong in the log only. */
  message?: string
  /** A message that a server has already sent to the client. It is shown for every status. */
  publicMessage?: string
  errors?: FieldErrors[]
  /** A line number in a file, from 1. */
  line?: number
  column?: number
  /** Seconds until the same call may be tried again. */
  retryAfterSeconds?: number
  requestId?: string
  /** For the log only. It never leaves the process. */
  cause?: unknown
}

/** A failed call on either side of the wire: handlers throw it, and the client's calls reject with it. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly code: ProblemCode
  readonly status: number
  readonly retryable: boolean
  readonly errors: FieldErrors[] | undefined
  readonly line: number | undefined
  readonly column: number | undefined
  readonly retryAfterSeconds: number | undefined
  readonly requestId: string | undefined

  constructor(code: ProblemCode, details: Details = {}) {
    const { status, message } = problems[code]
    super(details.publicMessage ?? (status < 500 && details.message ? details.message : message), {
      cause: details.cause,
    })
    this.code = code
    this.status = status
    this.retryable = isRetryable(code)
    this.errors = details.errors
    this.line = details.line
    this.column = details.column
    this.retryAfterSeconds = details.retryAfterSeconds
    this.requestId = details.requestId
  }

  /** The body of an HTTP response. */
  body(requestId: string): ProblemBody {
    return {
      status: this.status,
      code: this.code,
      message: this.message,
      requestId,
      ...(this.errors && { errors: this.errors }),
    }
  }

  /** The data of the socket event `error`. */
  frame(requestId?: string): SocketProblem {
    const { code, message, retryable, line, column, errors } = this
    return {
      code,
      message,
      retryable,
      ...(requestId && { requestId }),
      ...(line && { line }),
      ...(column && { column }),
      ...(errors && { errors }),
    }
  }
}

const codeOfStatus: Record<number, ProblemCode> = {
  401: 'SIGN_IN_REQUIRED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  408: 'TOO_SLOW',
  409: 'CONFLICT',
  413: 'BODY_TOO_LARGE',
  414: 'URL_TOO_LONG',
  415: 'MEDIA_TYPE',
  422: 'RULE',
  429: 'TOO_MANY_REQUESTS',
  431: 'HEADERS_TOO_LARGE',
  501: 'NOT_BUILT',
  502: 'UPSTREAM_CONTRACT',
  503: 'UPSTREAM_DOWN',
  504: 'UPSTREAM_TIMEOUT',
  507: 'STORAGE_FULL',
}

/** Returns the problem code for a status that came without a problem body. */
export const codeForStatus = (status: number): ProblemCode =>
  codeOfStatus[status] ?? (status >= 400 && status < 500 ? 'MALFORMED' : 'INTERNAL')

const foreignBody = z.looseObject({
  code: z.catch(z.string(), ''),
  message: z.catch(z.string(), ''),
  requestId: z.catch(z.string(), ''),
})
const foreignErrors = z.looseObject({ errors: z.array(fieldErrors) })

/** Whether a text can be shown to a person. Markup, stack traces and long texts cannot. */
const isSentence = (text: string): boolean =>
  text.length > 0 && text.length <= 500 && !/[\n\r]|<[a-z/!]|\.[jt]sx?:\d/i.test(text)

/**
 * Reads the response of a failed call: a problem body, another service's body or a proxy's error page. `upstream`
 * drops the message of a 5xx, because the problem is passed on and the message may reveal internals. `reader` keeps
 * it, because the client has already received it.
 */
export const problemFromResponse = (
  status: number,
  response: unknown,
  by: 'upstream' | 'reader' = 'upstream',
): Problem => {
  const body = z.safeParse(foreignBody, response)
  if (!body.success) return new Problem(codeForStatus(status))
  const { code, message, requestId } = body.data
  const listed = z.safeParse(foreignErrors, response)
  const known = isProblemCode(code) && problems[code].status === status
  return new Problem(known ? code : codeForStatus(status), {
    ...(isSentence(message) && (by === 'reader' ? { publicMessage: message } : { message })),
    ...(listed.success && { errors: listed.data.errors.map(({ field, messages }) => ({ field, messages })) }),
    ...(requestId && { requestId }),
  })
}

/** Reads the data of the socket event `error`. */
export const problemFromFrame = (data: SocketProblem): Problem => {
  const { message, requestId, line, column, errors } = data
  return new Problem(isProblemCode(data.code) ? data.code : 'INTERNAL', {
    ...(isSentence(message) && { message }),
    requestId,
    line,
    column,
    errors,
  })
}
