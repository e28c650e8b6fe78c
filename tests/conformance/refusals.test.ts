import type { Row } from '@quizwright/contracts/define.ts'
import { wireLimits } from '@quizwright/contracts/limits.ts'
import { problemBody } from '@quizwright/contracts/schemas/problem.ts'
import { validate } from '@quizwright/contracts/validation/validate.ts'
import { fillPath } from '@quizwright/contracts/http/client.ts'
import request from 'supertest'
import { describe, expect } from 'vitest'
import { replaceAt } from '../support/placeholders.ts'
import { entryPoints } from '../support/entry-points.ts'
import { exampleOf } from '../support/seed-objects.ts'
import { sendRow } from '../support/send-row.ts'
import { test } from '../support/world-test.ts'
import { allRows } from './rows.ts'

/** A schema that takes no key it does not name. */
const isStrict = (schema: unknown): boolean =>
  (schema as { _zod: { def: { catchall?: { _zod: { def: { type: string } } } } } })._zod.def.catchall?._zod
    .def.type === 'never'
const bodyRows = allRows.filter(({ row }) => row.body !== undefined)
const queryRows = allRows.filter(({ row }) => row.query !== undefined)
const headersFor = (row: Row, headers: Record<string, string>): Record<string, string> =>
  row.access === 'public' ? {} : headers

/** An answer that refuses: its status and code, and the one body that every refusal has. */
const refusal = (answer: request.Response): { status: number; code: string; fields: string[] } => {
  const body = validate(problemBody, answer.body)
  if (!body.ok) throw new Error(`Not the body of a problem: ${JSON.stringify(answer.body)}`)
  expect(body.data.status).toBe(answer.status)
  expect(body.data.requestId).not.toBe('')
  return {
    status: answer.status,
    code: body.data.code,
    fields: (body.data.errors ?? []).map((error) => error.field),
  }
}

describe.each(entryPoints)('what is refused, $name', (entryPoint) => {
  const sendRaw = (
    base: string,
    row: Row,
    params: Record<string, string> | undefined,
    headers: Record<string, string>,
    type: string,
    body: string,
  ) =>
    request(base)
      [row.method === 'PUT' ? 'put' : 'post'](`/${fillPath(row.path, params)}`)
      .set(headers)
      .set('content-type', type)
      .send(body)

  for (const { row, title } of bodyRows) {
    test(`${title}: broken JSON, other kinds of content, depth and NUL`, async ({ world, instructor }) => {
      const base = entryPoint.baseUrl(world)
      const { params, body } = await exampleOf(row, instructor)
      const headers = headersFor(row, instructor.headers)
      const deep = `${'['.repeat(wireLimits.jsonDepth + 1)}${']'.repeat(wireLimits.jsonDepth + 1)}`
      const cases: [string, string, string, number, string][] = [
        ['cut off', 'application/json', '{"a":', 400, 'MALFORMED'],
        ['empty', 'application/json', '', 400, 'MALFORMED'],
        ['too deep', 'application/json', deep, 400, 'MALFORMED'],
        ['a prototype', 'application/json', '{"__proto__":{"a":1}}', 400, 'MALFORMED'],
        ['plain text', 'text/plain', JSON.stringify(body), 415, 'MEDIA_TYPE'],
        ['a form', 'application/x-www-form-urlencoded', 'a=1', 415, 'MEDIA_TYPE'],
        ['no object', 'application/json', '"text"', 422, 'CONTRACT'],
        [
          'a NUL',
          'application/json',
          JSON.stringify({ ...(body as object), quiz_id: 'a\0b' }),
          422,
          'CONTRACT',
        ],
      ]
      for (const [what, type, text, status, code] of cases) {
        const got = refusal(await sendRaw(base, row, params, headers, type, text))
        expect({ what, status: got.status, code: got.code }).toEqual({ what, status, code })
      }
    })

    if (isStrict(row.body)) {
      test(`${title}: a key that it does not know`, async ({ world, instructor }) => {
        const parts = replaceAt(await exampleOf(row, instructor), 'body.surplus', 1)
        const got = refusal(
          await sendRow(entryPoint.baseUrl(world), row, parts, headersFor(row, instructor.headers)),
        )
        expect(got).toEqual({ status: 422, code: 'CONTRACT', fields: ['surplus'] })
      })
    }

    test(`${title}: every field of its example with a value of another kind`, async ({
      world,
      instructor,
    }) => {
      const example = await exampleOf(row, instructor)
      for (const field of Object.keys(example.body as object)) {
        if (!isStrict(row.body) && field !== 'quiz_id') continue
        const parts = replaceAt(example, 'body', {
          ...(example.body as object),
          [field]: { of: 'another kind' },
        })
        const got = refusal(
          await sendRow(entryPoint.baseUrl(world), row, parts, headersFor(row, instructor.headers)),
        )
        expect({ field, status: got.status, code: got.code, first: got.fields[0]?.split('.')[0] }).toEqual({
          field,
          status: 422,
          code: 'CONTRACT',
          first: field,
        })
      }
    })
  }

  for (const { row, title } of queryRows) {
    test(`${title}: a query key that it does not know, and one said twice`, async ({ world, instructor }) => {
      const example = await exampleOf(row, instructor)
      const unknown = refusal(
        await sendRow(
          entryPoint.baseUrl(world),
          row,
          replaceAt(example, 'query.surplus', '1'),
          instructor.headers,
        ),
      )
      expect(unknown).toEqual({ status: 422, code: 'CONTRACT', fields: ['surplus'] })
      const path = `/${fillPath(row.path, example.params)}?surplus=1&surplus=2`
      expect(
        refusal(await request(entryPoint.baseUrl(world)).get(path).set(instructor.headers)),
      ).toMatchObject({
        status: 400,
        code: 'MALFORMED',
      })
    })
  }

  test('an address that is no call, and a call with another method', async ({ world, instructor }) => {
    const base = entryPoint.baseUrl(world)
    expect(refusal(await request(base).get('/quiz/no-such-call').set(instructor.headers))).toMatchObject({
      status: 404,
      code: 'NO_ROUTE',
    })
    const wrong = await request(base).delete('/quiz/create-quiz').set(instructor.headers)
    expect(refusal(wrong)).toMatchObject({ status: 405, code: 'METHOD_NOT_ALLOWED' })
    expect(wrong.headers['allow']).toBe('POST')
  })

  test("a body above the row's limit", async ({ world, instructor }) => {
    const body = JSON.stringify({ quiz_id: 'Q', filler: 'x'.repeat(wireLimits.bodyBytes) })
    const answer = await request(entryPoint.baseUrl(world))
      .post('/quiz/send-data')
      .set(instructor.headers)
      .set('content-type', 'application/json')
      .send(body)
    expect(refusal(answer)).toMatchObject({ status: 413, code: 'BODY_TOO_LARGE' })
  })
})
