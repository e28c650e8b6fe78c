import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Row } from '@quizwright/contracts/define.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { checkInput } from '@quizwright/contracts/validation/check.ts'
import { readQuery } from '@quizwright/contracts/http/query.ts'
import type { Parts } from '@quizwright/contracts/http/scope.ts'

/**
 * The parts of a request, held against its row. Throws CONTRACT with the faulty fields, NOT_FOUND for an
 * impossible id, MALFORMED for the rest.
 */
export const readParts = (row: Row, request: FastifyRequest): Parts => ({
  params: row.params && checked(row.params, withoutEmpty(request.params), 'NOT_FOUND'),
  query: readQueryPart(row, request),
  body: row.body ? checked(row.body, given(request.body), 'CONTRACT') : refuseBody(row, request.body),
})

/** An id that no thing could have is an id that no thing has: the same 404. */
const checked = (
  schema: NonNullable<Row['body']>,
  value: unknown,
  code: 'NOT_FOUND' | 'CONTRACT',
): unknown => {
  const outcome = checkInput(schema, value)
  if (!outcome.ok) throw new Problem(code, code === 'CONTRACT' ? { errors: outcome.errors } : {})
  return outcome.data
}

/** What a row that takes nothing takes. */
const nothing = z.strictObject({})

const readQueryPart = (row: Row, request: FastifyRequest): unknown => {
  const query = readQuery(request.url)
  if (!query) throw new Problem('MALFORMED')
  const read = checked(row.query ?? nothing, query, 'CONTRACT')
  return row.query && read
}

/** An optional last part that is not there is an empty text to Fastify. */
const withoutEmpty = (params: unknown): unknown =>
  Object.fromEntries(Object.entries(params as object).filter(([, value]) => value !== ''))

const given = (body: unknown): unknown => {
  if (body === undefined) throw new Problem('MALFORMED')
  return body
}

const refuseBody = (row: Row, body: unknown): undefined => {
  const isBare = row.upload || row.method === 'GET' || body === undefined || body === null
  if (!isBare) checked(nothing, body, 'CONTRACT')
}
