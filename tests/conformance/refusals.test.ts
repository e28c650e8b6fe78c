import type { Row } from '@quizwright/contracts/define.ts'
import { wireLimits } from '@quizwright/domain/limits.ts'
import { problemBody } from '@quizwright/contracts/schemas/problem.ts'
import { validate } from '@quizwright/contracts/validation/validate.ts'
import { fillPath } from '@quizwright/contracts/http/prepare-request.ts'
import request from 'supertest'
import { describe, expect } from 'vitest'
import { bothEntryPoints } from '../support/entry-points.ts'
import { isLongForm } from '../support/long-form.ts'
import { replaceAt } from '../support/placeholders.ts'
import { createSharedExamples, type SharedExamples } from '../support/row-examples.ts'
import { sendRow } from '../support/send-row.ts'
import type { Instructor } from '../support/world.ts'
import { test as base } from '../support/world-test.ts'
import { allRows } from './rows.ts'

/** All requests here are refused and change nothing, so they can share an instructor and objects. */
const test = base.extend<{ owner: Instructor; exampleOf: SharedExamples }>({
  owner: [async ({ world }, use) => use(await world.addInstructor()), { scope: 'file' }],
  exampleOf: [async ({ owner }, use) => use(createSharedExamples(owner)), { scope: 'file' }],
})

/** Whether a schema refuses unknown keys. */
const isStrict = (schema: unknown): boolean =>
  (schema as { _zod: { def: { catchall?: { _zod: { def: { type: string } } } } } })._zod.def.catchall?._zod
    .def.type === 'never'

const bodyRows = allRows.filter(({ row }) => row.body !== undefined)
const queryRows = allRows.filter(({ row }) => row.query !== undefined)

const headersFor = (row: Row, { headers }: Instructor): Record<string, string> =>
  row.access === 'public' ? {} : headers

/** Reads a refusal: its status, its code and the fields it names. Every refusal has the same body. */
const readRefusal = (response: request.Response): { status: number; code: string; fields: string[] } => {
  const body = validate(problemBody, response.body)
  if (!body.ok) throw new Error(`Not the body of a problem: ${JSON.stringify(response.body)}`)
  expect(body.data.status).toBe(response.status)
  expect(body.data.requestId).not.toBe('')
  return {
    status: response.status,
    code: body.data.code,
    fields: (body.data.errors ?? []).map((error) => error.field),
  }
}

type MalformedBody = { name: string; type: string; text: string; status: number; code: string }

const malformedBodies = (body: unknown): readonly MalformedBody[] => {
  const json = 'application/json'
  const tooDeep = `${'['.repeat(wireLimits.jsonDepth + 1)}${']'.repeat(wireLimits.jsonDepth + 1)}`
  const withNul = JSON.stringify({ ...(body as object), quiz_id: 'a\0b' })
  const malformed = { type: json, status: 400, code: 'MALFORMED' }
  const wrongType = { status: 415, code: 'MEDIA_TYPE' }
  const invalid = { type: json, status: 422, code: 'CONTRACT' }
  return [
    { ...malformed, name: 'truncated JSON', text: '{"a":' },
    { ...malformed, name: 'no JSON', text: '' },
    { ...malformed, name: 'JSON too deep', text: tooDeep },
    { ...malformed, name: 'JSON with a prototype', text: '{"__proto__":{"a":1}}' },
    { ...wrongType, name: 'plain text', type: 'text/plain', text: JSON.stringify(body) },
    { ...wrongType, name: 'a form', type: 'application/x-www-form-urlencoded', text: 'a=1' },
    { ...invalid, name: 'a string', text: '"text"' },
    { ...invalid, name: 'a NUL character', text: withNul },
  ]
}

describe.each(bothEntryPoints)('refusals, $name', (entryPoint) => {
  for (const { row, title } of bodyRows) {
    test(`${title} refuses a malformed body and names what is wrong`, async ({ world, owner, exampleOf }) => {
      const { params, body } = await exampleOf(row)
      const path = `/${fillPath(row.path, params)}`
      // The quick form tries one refusal of each row at the second entry point: both have the same checks.
      const tried = malformedBodies(body).slice(0, !isLongForm && entryPoint !== bothEntryPoints[0] ? 1 : 8)
      for (const { name, type, text, status, code } of tried) {
        const server = request(entryPoint.baseUrl(world))
        const response = await (row.method === 'PUT' ? server.put(path) : server.post(path))
          .set(headersFor(row, owner))
          .set('content-type', type)
          .send(text)
        expect(readRefusal(response), name).toMatchObject({ status, code })
      }
    })

    if (!isLongForm && entryPoint !== bothEntryPoints[0]) continue
    if (isStrict(row.body)) {
      test(`${title} refuses an unknown key in its body`, async ({ world, owner, exampleOf }) => {
        const parts = replaceAt(await exampleOf(row), 'body.surplus', 1)
        const response = await sendRow(entryPoint.baseUrl(world), row, parts, headersFor(row, owner))
        expect(readRefusal(response)).toEqual({ status: 422, code: 'CONTRACT', fields: ['surplus'] })
      })
    }

    test(`${title} refuses a value of the wrong type in each field of its body`, async ({
      world,
      owner,
      exampleOf,
    }) => {
      const example = await exampleOf(row)
      const body = example.body as Record<string, unknown>
      for (const field of Object.keys(body)) {
        if (!isStrict(row.body) && field !== 'quiz_id') continue
        const parts = { ...example, body: { ...body, [field]: { of: 'another type' } } }
        const response = await sendRow(entryPoint.baseUrl(world), row, parts, headersFor(row, owner))
        const { status, code, fields } = readRefusal(response)
        expect({ status, code, field: fields[0]?.split('.')[0] }).toEqual({
          status: 422,
          code: 'CONTRACT',
          field,
        })
      }
    })
  }

  for (const { row, title } of queryRows) {
    if (!isLongForm && entryPoint !== bothEntryPoints[0] && row.body !== undefined) continue
    test(`${title} refuses an unknown query key, and a repeated one`, async ({ world, owner, exampleOf }) => {
      const example = await exampleOf(row)
      const baseUrl = entryPoint.baseUrl(world)
      const parts = replaceAt(example, 'query.surplus', '1')
      expect(readRefusal(await sendRow(baseUrl, row, parts, owner.headers))).toEqual({
        status: 422,
        code: 'CONTRACT',
        fields: ['surplus'],
      })
      const path = `/${fillPath(row.path, example.params)}?surplus=1&surplus=2`
      expect(readRefusal(await request(baseUrl).get(path).set(owner.headers))).toMatchObject({
        status: 400,
        code: 'MALFORMED',
      })
    })
  }

  test('an unknown path gets 404, and a known one with another method 405 with the allowed ones', async ({
    world,
    owner,
  }) => {
    const baseUrl = entryPoint.baseUrl(world)
    expect(readRefusal(await request(baseUrl).get('/quiz/no-such-call').set(owner.headers))).toMatchObject({
      status: 404,
      code: 'NO_ROUTE',
    })
    const response = await request(baseUrl).delete('/quiz/create-quiz').set(owner.headers)
    expect(readRefusal(response)).toMatchObject({ status: 405, code: 'METHOD_NOT_ALLOWED' })
    expect(response.headers['allow']).toBe('POST')
  })

  test('a body above the limit of its row gets 413', async ({ world, owner }) => {
    const body = JSON.stringify({ quiz_id: 'Q', filler: 'x'.repeat(wireLimits.bodyBytes) })
    const response = await request(entryPoint.baseUrl(world))
      .post('/quiz/send-data')
      .set(owner.headers)
      .set('content-type', 'application/json')
      .send(body)
    expect(readRefusal(response)).toMatchObject({ status: 413, code: 'BODY_TOO_LARGE' })
  })
})
