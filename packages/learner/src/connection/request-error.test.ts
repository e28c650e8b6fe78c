import { expect, test } from 'vitest'
import { internalMessage, RequestError, toRequestError } from './request-error.ts'

test('a refusal stays as it is', () => {
  const refusal = new RequestError(422, 'RULE', 'Type your name.', { full_name: 'Type your name.' })
  expect(toRequestError(refusal)).toBe(refusal)
})

test('any other error becomes a sentence for students, without fields, that may be tried again', () => {
  const cause = new TypeError('form is null')
  expect(toRequestError(cause)).toMatchObject({
    message: internalMessage(),
    fieldErrors: {},
    isRetryable: true,
    cause,
  })
})
