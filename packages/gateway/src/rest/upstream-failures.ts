import { Problem } from '@quizwright/contracts/problem.ts'
import type { ProblemCode } from '@quizwright/contracts/problems.ts'
import type { FailureKind, TryOutcome, UpstreamRequest } from './try-outcome.ts'

const problemCodes: Record<FailureKind, ProblemCode> = {
  not_sent: 'UPSTREAM_DOWN',
  connection_lost: 'UPSTREAM_DOWN',
  timeout: 'UPSTREAM_TIMEOUT',
  not_http: 'UPSTREAM_CONTRACT',
  caller_gone: 'TOO_SLOW',
}
const unavailableStatuses = new Set([502, 503, 504])

export const failureProblem = (kind: FailureKind, cause: unknown): Problem =>
  new Problem(problemCodes[kind], { cause })

/** Returns the problem for a response that began but could not be read to its end. */
export const bodyFailureProblem = (kind: FailureKind, cause: unknown): Problem =>
  kind === 'connection_lost' ? new Problem('UPSTREAM_CONTRACT', { cause }) : failureProblem(kind, cause)

/** Whether an outcome counts as an unavailable upstream, which is a failure for the circuit breaker. */
export const isUnavailable = (outcome: TryOutcome<{ status: number }>): boolean => {
  switch (outcome.kind) {
    case 'response':
      return unavailableStatuses.has(outcome.response.status)
    case 'body_failed':
      return unavailableStatuses.has(outcome.status) || outcome.problem.code === 'UPSTREAM_TIMEOUT'
    default:
      return outcome.kind === 'not_sent' || outcome.kind === 'connection_lost' || outcome.kind === 'timeout'
  }
}

/**
 * Whether a request may be sent again. Three things prevent it: a streamed body, because the first try has consumed
 * it; a timeout, because no time is left; and a request that is not idempotent and may have reached the upstream.
 */
export const isRetryable = (
  { body, isIdempotent }: UpstreamRequest,
  outcome: TryOutcome<{ status: number }>,
): boolean => {
  const isBodyStreamed = body !== undefined && typeof body !== 'string'
  if (isBodyStreamed || outcome.kind === 'timeout' || !isUnavailable(outcome)) return false
  if (outcome.kind === 'body_failed') return false
  return isIdempotent || outcome.kind === 'not_sent'
}
