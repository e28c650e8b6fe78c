import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { channels } from '@quizwright/contracts/channels.ts'
import type { Row } from '@quizwright/contracts/define.ts'
import { endpoints } from '@quizwright/contracts/endpoints.ts'
import { learnerEndpoints } from '@quizwright/contracts/endpoints/learner.ts'
import { text } from '@quizwright/domain/schemas/text.ts'
import recordedResponses from '@quizwright/contracts/recorded-responses.json' with { type: 'json' }
import { validateResponse } from './validate-response.ts'

const person = z.looseObject({
  name: z.string(),
  marks: z.optional(z.record(z.string(), z.looseObject({ mark: z.int() }))),
  tags: z.nullable(z.array(z.looseObject({ tag: z.string() }))),
  place: z.optional(z.tuple([z.string(), z.looseObject({ row: z.int() })])),
})
const known = {
  name: 'Ada',
  marks: { q1: { mark: 1 } },
  tags: [{ tag: 'a' }, { tag: 'b' }],
  place: ['hall', { row: 1 }],
}

test('given a value without unknown fields, when it is validated, then the same object is returned', () => {
  const checked = validateResponse(person, known)
  expect(checked).toEqual({ ok: true, data: known, mayDiffer: false })
  expect(checked.ok && checked.data).toBe(known)
})

test.each([
  ['at the top', { ...known, password_hash: 'x' }],
  ['in a list', { ...known, tags: [{ tag: 'a' }, { tag: 'b', owner: { id: 1 } }] }],
  ['in a pair', { ...known, place: ['hall', { row: 1, seat: 2 }] }],
  ['in a record', { ...known, marks: { q1: { mark: 1, by: 'model' } } }],
  ['as a prototype', JSON.parse(`{"__proto__":{"admin":true},${JSON.stringify(known).slice(1)}`)],
])('given an unknown field %s, when a value is validated, then the field is removed', (_, value) => {
  expect(validateResponse(person, value)).toEqual({ ok: true, data: known, mayDiffer: true })
})

test.each([
  ['a NUL', '{"name":"a\\u0000"}'],
  ['half of a character', '{"name":"\\ud800"}'],
])('given %s written as an escape, when a response is validated, then it is refused', (_, json) => {
  const named = z.looseObject({ name: text(9) })
  expect(validateResponse(named, JSON.parse(json)).ok).toBe(false)
})

test('given null where the schema allows it, when a value is validated, then the same object is returned', () => {
  const value = { ...known, tags: null }
  expect(validateResponse(person, value)).toEqual({ ok: true, data: value, mayDiffer: false })
  const noisy = { ...value, password_hash: 'x' }
  expect(validateResponse(person, noisy)).toEqual({ ok: true, data: value, mayDiffer: true })
})

test('given a wrong field beside an unknown one, when a value is validated, then it is refused', () => {
  expect(validateResponse(person, { ...known, name: 1, more: 2 }).ok).toBe(false)
})

/** Returns a copy of the value with an added field in each object, except in records. */
const withUnknown = (value: unknown, isRecord: (value: object) => boolean): unknown => {
  if (Array.isArray(value)) return value.map((item) => withUnknown(item, isRecord))
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).map(([key, part]) => [key, withUnknown(part, isRecord)])
  return Object.fromEntries(isRecord(value) ? parts : [...parts, ['password_hash', 'secret']])
}

describe('every response of the table', () => {
  const rows: Record<string, Row> = { ...endpoints, ...learnerEndpoints }
  const recorded = Object.entries(recordedResponses as Record<string, unknown>)

  test.each(recorded)('%s loses exactly the fields that the contract does not name', (name, response) => {
    const { response: schema } = rows[name]!
    expect(validateResponse(schema, response)).toMatchObject({ ok: true, mayDiffer: false })
    const noisy = { ...(response as object), password_hash: { of: 'somebody' } }
    expect(validateResponse(schema, noisy)).toEqual({ ok: true, data: response, mayDiffer: true })
  })

  test('the fields of every response and event schema can be read', () => {
    const events = Object.values(channels).flatMap(({ fromService }) => Object.values(fromService))
    const schemas = [
      ...Object.values(rows).map(({ response }) => response),
      ...events.map(({ data }) => data),
    ]
    for (const schema of schemas) expect(() => validateResponse(schema, {})).not.toThrow()
  })
})

test('given any JSON, when it is validated, then the result is valid and has no unknown fields', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom('name', 'tags', 'x'), (noise, key) => {
      const checked = validateResponse(
        person,
        withUnknown({ ...known, [key]: noise }, () => false),
      )
      if (!checked.ok) return
      expect(JSON.stringify(checked.data)).not.toContain('password_hash')
      expect(validateResponse(person, checked.data)).toMatchObject({ ok: true, mayDiffer: false })
    }),
  )
})

test('a member of a union keeps its own fields and loses those that it does not name', () => {
  const schema = z.looseObject({
    shape: z.discriminatedUnion('kind', [
      z.looseObject({ kind: z.literal('circle'), radius: z.number() }),
      z.looseObject({ kind: z.literal('square'), side: z.number() }),
    ]),
  })
  const checked = validateResponse(schema, { shape: { kind: 'square', side: 2, radius: 1 } })
  expect(checked).toEqual({ ok: true, data: { shape: { kind: 'square', side: 2 } }, mayDiffer: true })
})
