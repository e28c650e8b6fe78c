import type { Row } from '@quizwright/contracts/define.ts'
import { readQuery } from '@quizwright/contracts/http/read-query.ts'
import type { RequestParts } from '@quizwright/contracts/http/scope.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { validateInput } from '../validation/validate-input.ts'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'

/** The schema of a query or body that must be empty. */
const noFields = z.strictObject({})

/**
 * Parses the path parameters, query and body of a request. Throws CONTRACT with the invalid fields, NOT_FOUND for an
 * id in an impossible form, and MALFORMED for a query or body that cannot be parsed.
 */
export const readParts = (row: Row, request: FastifyRequest): RequestParts => ({
  params: row.params && readParams(row.params, request.params as object),
  query: readQueryOf(row, request),
  body: row.body ? readBody(row.body, request.body) : refuseBody(row, request.body),
})

type Schema = NonNullable<Row['body']>

const readParams = (schema: Schema, params: object): unknown => {
  // Fastify gives an empty string for a missing optional parameter.
  const given = Object.fromEntries(Object.entries(params).filter(([, value]) => value !== ''))
  const checked = validateInput(schema, given)
  if (!checked.ok) throw new Problem('NOT_FOUND')
  return checked.data
}

const checkFields = (schema: Schema, value: unknown): unknown => {
  const checked = validateInput(schema, value)
  if (!checked.ok) throw new Problem('CONTRACT', { errors: checked.errors })
  return checked.data
}

const readQueryOf = (row: Row, request: FastifyRequest): unknown => {
  const checked = checkFields(row.query ?? noFields, readQuery(request.url))
  return row.query && checked
}

const readBody = (schema: Schema, body: unknown): unknown => {
  if (body === undefined)
    throw new Problem('MALFORMED', {
      message: 'The body is missing. Send it as JSON, with the content type application/json.',
    })
  return checkFields(schema, body)
}

const refuseBody = (row: Row, body: unknown): undefined => {
  const hasNoBody = row.upload || row.method === 'GET' || body === undefined || body === null
  if (!hasNoBody) checkFields(noFields, body)
}
