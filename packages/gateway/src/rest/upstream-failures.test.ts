import { Readable } from 'node:stream'
import { Problem } from '@quizwright/contracts/problem.ts'
import { expect, test } from 'vitest'
import type { FailureKind, TryOutcome, UpstreamRequest } from './try-outcome.ts'
import { bodyFailureProblem, failureProblem, isRetryable, isUnavailable } from './upstream-failures.ts'

type Outcome = TryOutcome<{ status: number }>
const response = (status: number): Outcome => ({ kind: 'response', response: { status } })
const bodyFailed = (status: number, code: 'UPSTREAM_TIMEOUT' | 'UPSTREAM_CONTRACT'): Outcome => ({
  kind: 'body_failed',
  status,
  problem: new Problem(code),
})
const failed = (kind: FailureKind): Outcome => ({ kind, cause: new Error(kind) })

test.each<[FailureKind, string, string]>([
  ['not_sent', 'UPSTREAM_DOWN', 'UPSTREAM_DOWN'],
  ['connection_lost', 'UPSTREAM_DOWN', 'UPSTREAM_CONTRACT'],
  ['timeout', 'UPSTREAM_TIMEOUT', 'UPSTREAM_TIMEOUT'],
  ['not_http', 'UPSTREAM_CONTRACT', 'UPSTREAM_CONTRACT'],
  ['caller_gone', 'TOO_SLOW', 'TOO_SLOW'],
])('%s becomes %s before a response and %s within one', (kind, before, within) => {
  const cause = new Error('why')
  expect(failureProblem(kind, cause)).toMatchObject({ code: before, cause })
  expect(bodyFailureProblem(kind, cause)).toMatchObject({ code: within, cause })
})

test.each<[string, Outcome, boolean]>([
  ['200', response(200), false],
  ['500', response(500), false],
  ['502', response(502), true],
  ['503', response(503), true],
  ['504', response(504), true],
  ['a broken body of 200', bodyFailed(200, 'UPSTREAM_CONTRACT'), false],
  ['a broken body of 503', bodyFailed(503, 'UPSTREAM_CONTRACT'), true],
  ['a body that does not come', bodyFailed(200, 'UPSTREAM_TIMEOUT'), true],
  ['no connection', failed('not_sent'), true],
  ['a lost connection', failed('connection_lost'), true],
  ['no answer in time', failed('timeout'), true],
  ['an answer that is no HTTP', failed('not_http'), false],
  ['a caller who left', failed('caller_gone'), false],
  ['a body that we refused', { kind: 'body_refused', problem: new Problem('BODY_TOO_LARGE') }, false],
])('whether %s counts as an unavailable upstream', (_, outcome, expected) => {
  expect(isUnavailable(outcome)).toBe(expected)
})

const request = (isIdempotent: boolean, body?: string | Readable): UpstreamRequest => ({
  method: 'POST',
  path: '/',
  headers: {},
  maxResponseBytes: 1,
  isIdempotent,
  ...(body !== undefined && { body }),
})

test.each<[string, UpstreamRequest, Outcome, boolean]>([
  ['a read that found 503', request(true), response(503), true],
  ['a write that found 503', request(false, '{}'), response(503), false],
  ['a write that was never sent', request(false, '{}'), failed('not_sent'), true],
  ['a write whose connection broke', request(false, '{}'), failed('connection_lost'), false],
  ['a write that may be repeated', request(true, '{}'), failed('connection_lost'), true],
  ['a read without time left', request(true), failed('timeout'), false],
  ['a read that found 500', request(true), response(500), false],
  ['a read whose answer broke off', request(true), bodyFailed(503, 'UPSTREAM_CONTRACT'), false],
  ['a file that was sent in part', request(true, Readable.from([])), failed('not_sent'), false],
])('whether %s is retried', (_, sent, outcome, expected) => {
  expect(isRetryable(sent, outcome)).toBe(expected)
})
