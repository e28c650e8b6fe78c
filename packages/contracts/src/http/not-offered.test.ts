import { expect, test } from 'vitest'
import { endpoints } from '../endpoints.ts'
import { isNotOffered } from './not-offered.ts'

const extension = endpoints.getGradingAgreement
const notFound = { status: 404, code: 'NOT_FOUND', message: 'Gone.', requestId: 'x' }

test.each([
  ['a page of another framework', 404, undefined],
  ['a body without a code', 404, { error: 'Cannot GET /x' }],
  ['a code of another table', 404, { code: 'ROUTE_UNKNOWN' }],
  ['the code of older services of ours', 404, { code: 'NO_ROUTE' }],
  ['a method that is not taken', 405, undefined],
  ['a call without a handler', 501, { code: 'NOT_BUILT' }],
])('given a row that is an extension, then %s means that the call is not offered', (_name, status, body) => {
  expect(isNotOffered(extension, status, body)).toBe(true)
})

test.each([
  ['a thing that was not found', 404, notFound],
  ['a refusal', 409, { code: 'CONFLICT' }],
  ['an error', 500, undefined],
  ['a success', 200, {}],
])('given a row that is an extension, then %s means that the call is offered', (_name, status, body) => {
  expect(isNotOffered(extension, status, body)).toBe(false)
})

test('given a row of the specification, then the call is always offered', () => {
  expect(isNotOffered(endpoints.getQuizData, 404, undefined)).toBe(false)
})
