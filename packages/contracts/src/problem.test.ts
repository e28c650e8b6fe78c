import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { codeForStatus, Problem, problemFromResponse, problemFromFrame } from './problem.ts'
import { problems } from './problems.ts'
import { problemBody, socketProblem } from './schemas/problem.ts'

test('a problem takes its status, message and retryable flag from the table', () => {
  const problem = new Problem('UPSTREAM_DOWN', { retryAfterSeconds: 5 })
  expect(problem).toMatchObject({
    name: 'Problem',
    status: 503,
    message: problems.UPSTREAM_DOWN.message,
    retryable: true,
    retryAfterSeconds: 5,
  })
  expect(problem).toBeInstanceOf(Error)
})

test('given a custom message, then a 4xx shows it and a 5xx hides it', () => {
  expect(new Problem('NOT_FOUND', { message: 'There is no such quiz.' }).message).toBe(
    'There is no such quiz.',
  )
  expect(new Problem('INTERNAL', { message: 'relation "quizzes" does not exist' }).message).toBe(
    problems.INTERNAL.message,
  )
})

test('the body and the frame match the contract and do not contain the cause', () => {
  const problem = new Problem('CSV_QUOTE', {
    line: 3,
    column: 7,
    cause: new Error('inside'),
    errors: [{ field: 'file', messages: ['Close it.'] }],
  })
  expect(z.parse(problemBody, problem.body('r1'))).toEqual({
    status: 422,
    code: 'CSV_QUOTE',
    message: problems.CSV_QUOTE.message,
    requestId: 'r1',
    errors: [{ field: 'file', messages: ['Close it.'] }],
  })
  expect(z.parse(socketProblem, problem.frame('r1'))).toEqual({
    code: 'CSV_QUOTE',
    message: problems.CSV_QUOTE.message,
    retryable: false,
    requestId: 'r1',
    line: 3,
    column: 7,
    errors: [{ field: 'file', messages: ['Close it.'] }],
  })
})

test.each(Object.keys(problems) as (keyof typeof problems)[])(
  '%s is read back unchanged from a response and a frame',
  (code) => {
    const problem = new Problem(code)
    expect(problemFromResponse(problem.status, problem.body('r1'))).toMatchObject({
      code,
      message: problem.message,
      requestId: 'r1',
    })
    expect(problemFromFrame(problem.frame('r1'))).toMatchObject({
      code,
      message: problem.message,
      requestId: 'r1',
    })
  },
)

test('given an unknown code, or a code with the status of another, then the code is ignored', () => {
  expect(problemFromResponse(403, { code: 'NOT_FOUND', message: 'x' }).code).toBe('FORBIDDEN')
  expect(problemFromResponse(409, { code: 'constructor' }).code).toBe('CONFLICT')
  expect(problemFromFrame({ code: 'WHATEVER', message: 'x', retryable: false }).code).toBe('INTERNAL')
})

test('every HTTP status maps to a problem of the same class', () => {
  expect([400, 418, 422, 500, 503, 599].map(codeForStatus)).toEqual([
    'MALFORMED',
    'MALFORMED',
    'RULE',
    'INTERNAL',
    'UPSTREAM_DOWN',
    'INTERNAL',
  ])
})
