import { say } from '@quizwright/domain/language/say.ts'
/** A request that the services refused, or that did not reach them (`status` 0). */
export class RequestError extends Error {
  override readonly name = 'RequestError'
  readonly status: number
  readonly code: string
  /** The errors of the body, by field name. */
  readonly fieldErrors: Record<string, string>

  constructor(
    status: number,
    code: string,
    message: string,
    fieldErrors: Record<string, string> = {},
    options?: ErrorOptions,
  ) {
    super(message, options)
    this.status = status
    this.code = code
    this.fieldErrors = fieldErrors
  }

  /** Whether the same request may succeed later. */
  get isRetryable(): boolean {
    return this.status === 0 || this.status === 429 || this.status === 408 || this.status >= 500
  }
}

/** The message for an error of ours, whose own message says nothing to a student. */
export const internalMessage = (): string => say('Something went wrong on our side. Try again in a moment.')

/** The error to show for whatever was thrown while a request was prepared, sent or read. */
export const toRequestError = (error: unknown): RequestError =>
  error instanceof RequestError
    ? error
    : new RequestError(500, 'INTERNAL', internalMessage(), {}, { cause: error })

/** The error for a missing response. `consequence` tells the student what that means. */
export const noConnection = (consequence: string): RequestError =>
  new RequestError(0, 'NO_NETWORK', `${say('You’re offline.')} ${consequence}`)

/** Whether the instructor has closed the quiz, who may open it again: the same request may then succeed. */
export const isPaused = ({ code }: RequestError): boolean => code === 'QUIZ_CLOSED'

/** Whether the attempt is over: handed in by its student or for them, or past its time. */
export const isOver = ({ code }: RequestError): boolean => code === 'ATTEMPT_ENDED' || code === 'ATTEMPT_LATE'
