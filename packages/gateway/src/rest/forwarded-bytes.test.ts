import { endpoints } from '@quizwright/contracts/endpoints.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { describe, expect, test } from 'vitest'
import { checkResponse } from './check-response.ts'
import type { BufferedResponse } from './try-outcome.ts'

const check = (response: BufferedResponse): Buffer =>
  checkResponse(endpoints.getUnpublishedCount, response).bytes
const success = { status: 200, data: { count: 3 } }
const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value))
const problemOf = (status: number, body: Buffer, headers: Record<string, string> = {}): Problem => {
  try {
    check({ status, headers, body })
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
  throw new Error('The response was forwarded.')
}
const causeOf = (problem: Problem): string => (problem.cause as Error).message

describe('given a response that matches the contract, when it is checked', () => {
  test.each([
    ['without a content-encoding', {}],
    ['with the encoding "identity"', { 'content-encoding': 'identity' }],
  ])('%s, then the received bytes are forwarded without a copy', (_, headers) => {
    const body = json(success)
    expect(check({ status: 200, headers, body })).toBe(body)
  })

  test('with an escape, which needs the parser, then the received bytes are forwarded', () => {
    const body = Buffer.from('{"status":200,"data":{"\\u0063ount":3}}')
    expect(check({ status: 200, headers: {}, body })).toBe(body)
  })

  test('with an unknown field, then it is forwarded without the field', () => {
    expect(check({ status: 201, headers: {}, body: json({ ...success, sql: 'x' }) })).toEqual(json(success))
  })
})

describe('given a valid body with a wrong status or encoding, when it is checked, then it is not forwarded', () => {
  test.each([
    [199, 'UPSTREAM_CONTRACT'],
    [300, 'UPSTREAM_CONTRACT'],
    [304, 'UPSTREAM_CONTRACT'],
    [500, 'UPSTREAM_CONTRACT'],
    [503, 'UPSTREAM_DOWN'],
    [504, 'UPSTREAM_TIMEOUT'],
  ])('status %i', (status, code) => {
    expect(problemOf(status, json(success)).code).toBe(code)
  })

  test('an encoding that was not requested; the log contains its first 20 characters', () => {
    const problem = problemOf(200, json(success), { 'content-encoding': 'gzip'.repeat(10) })
    expect(problem.code).toBe('UPSTREAM_CONTRACT')
    expect(causeOf(problem)).toBe(
      'The response with status 200 breaks the contract. ' +
        'It is encoded as gzipgzipgzipgzipgzip, which was not requested.',
    )
  })

  test('a body that is not JSON', () => {
    const problem = problemOf(200, Buffer.from('{"status":200,'))
    expect([problem.code, causeOf(problem)]).toEqual([
      'UPSTREAM_CONTRACT',
      'The response with status 200 breaks the contract. It is not JSON.',
    ])
  })
})

test.each([
  ['7', 7],
  ['99999', 99_999],
  ['100000', undefined],
  ['-1', undefined],
  ['1x', undefined],
  ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
])('given a failing service with the header Retry-After "%s", then the caller gets %s', (value, seconds) => {
  expect(problemOf(503, json({}), { 'retry-after': value }).retryAfterSeconds).toBe(seconds)
})

test('given a failing service without the header Retry-After, then the caller gets no Retry-After either', () => {
  expect(problemOf(503, json({})).retryAfterSeconds).toBeUndefined()
})
