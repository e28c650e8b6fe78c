import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { checkTable, defineRow, type Row } from './define.ts'
import { learnerEndpoints } from './endpoints/learner.ts'
import { endpoints } from './endpoints.ts'
import { toFieldErrors } from './validation/describe-findings.ts'
import { validate } from './validation/validate.ts'
import { fillSamples, placeholdersIn } from './documents/examples.ts'

const rows = Object.entries<Row>(endpoints)
const row: Row = {
  service: 'quiz',
  method: 'GET',
  path: 'quiz/get-quiz/:id',
  access: 'instructor',
  summary: 'Reads.',
  params: z.strictObject({ id: z.string() }),
  response: z.looseObject({}),
  example: {},
}

describe('the table', () => {
  test.each(rows)(
    'the example of %s matches the schemas of its own row',
    (_name, { params, query, body, rules, example }) => {
      if (params) expect(validate(params, fillSamples(example.params))).toMatchObject({ ok: true })
      if (query) expect(validate(query, fillSamples(example.query ?? {}))).toMatchObject({ ok: true })
      const filled = fillSamples(example.body)
      if (!body || filled === undefined) return
      expect(validate(body, filled)).toMatchObject({ ok: true })
      expect(toFieldErrors(rules?.(filled as never) ?? [])).toEqual([])
    },
  )
  test('a row whose response contains a token, a code or a personal link has `carriesSecret`', () => {
    const secrets = /"(?:token|\w+_token|code|access_code|secret|registration_address)":\{/
    const all = [...rows, ...Object.entries<Row>(learnerEndpoints)]
    const [marked, found] = [
      all.filter(([, { carriesSecret }]) => carriesSecret),
      all.filter(([, { response }]) =>
        secrets.test(JSON.stringify(z.toJSONSchema(response, { unrepresentable: 'any', io: 'input' }))),
      ),
    ]
    expect(marked.map(([name]) => name)).toEqual(found.map(([name]) => name))
    expect(found.length).toBeGreaterThan(5)
  })
  test('the placeholders of all examples are those that define.ts lists', () => {
    const comment = /The names are: ([^.]*)\./.exec(
      readFileSync(join(import.meta.dirname, 'define.ts'), 'utf8'),
    )![1]!
    const used = [...rows, ...Object.entries<Row>(learnerEndpoints)].flatMap(([, { example }]) =>
      placeholdersIn(example),
    )
    expect([...new Set(used)].sort()).toEqual(comment.split(',').map((name) => name.replaceAll(/[\s*]/g, '')))
  })
  test.each(rows)('every scope path of %s exists in its schemas', (_name, { scope, params, query, body }) => {
    const shapes: Record<string, object> = {
      params: shapeOf(params),
      query: shapeOf(query),
      body: shapeOf(body),
    }
    for (const place of [...(scope?.instructor ?? []), ...Object.keys(scope?.owned ?? {})]) {
      const [part, field] = place.split('.') as [string, string]
      expect(shapes[part]).toHaveProperty(field)
    }
  })
  test.each(rows)(
    "%s guards every id that could lead to another person's objects",
    (_name, { scope, params, query, body }) => {
      const guarded = [...(scope?.instructor ?? []), ...Object.keys(scope?.owned ?? {})]
      const named = Object.entries({ params, query, body }).flatMap(([part, schema]) =>
        Object.keys(shapeOf(schema)).map((field) => `${part}.${field}`),
      )
      const owned = /\.(instructor_?id|user_id|\w*quiz_?ids?|session_?id|job_id|fileLink|copy_of)$/i
      expect(named.filter((place) => owned.test(place) && !guarded.includes(place))).toEqual([])
    },
  )
  test.each(rows.filter(([name]) => name !== 'sendData'))(
    '%s rejects unknown fields',
    (_name, { params, query, body, example }) => {
      for (const [schema, given] of [
        [params, example.params],
        [query, example.query ?? {}],
        [body, example.body],
      ] as const) {
        const filled = fillSamples(given)
        if (!schema || typeof filled !== 'object') continue
        expect(validate(schema, { ...filled, unheardOf: 1 })).toEqual({
          ok: false,
          errors: [{ field: 'unheardOf', messages: ['unheardOf is not known here'] }],
        })
      }
    },
  )
})

const shapeOf = (schema: unknown): object => (schema instanceof z.ZodMiniObject ? schema.shape : {})

describe('a table with a fault is rejected when it is loaded', () => {
  test.each<[string, Record<string, Row>, string]>([
    [
      'two rows of one address',
      { one: row, two: { ...row, path: 'quiz/get-quiz/:key', params: z.strictObject({ key: z.string() }) } },
      'both have the path GET quiz/get-quiz/:key',
    ],
    [
      'a parameter without a schema',
      { one: { ...row, params: undefined } },
      'path parameters "id" but a schema for ""',
    ],
    ['a leading slash', { one: { ...row, path: '/quiz/get-quiz/:id' } }, 'leading slash'],
    ['a read with a body', { one: { ...row, body: z.looseObject({}) } }, 'is a GET with a body'],
    [
      'a body and a file',
      { one: { ...row, method: 'POST', body: z.looseObject({}), upload: { file: 'file', maxBytes: 1 } } },
      'both a body and a file',
    ],
  ])('%s', (_fault, table, sentence) => {
    expect(() => checkTable(table)).toThrow(sentence)
  })
  test('returns a valid row unchanged', () => {
    expect(defineRow(row)).toBe(row)
    expect(() => checkTable({ row })).not.toThrow()
  })
})
