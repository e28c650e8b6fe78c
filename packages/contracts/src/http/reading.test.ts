import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { text } from '../schemas/text.ts'
import { validate } from '../validation/validate.ts'
import { validateInput } from '../validation/validate-input.ts'
import { readQuery, writeQuery } from './query.ts'
import { isTooDeep, readJson, readJsonBytes } from './strict-json.ts'

describe('strict JSON', () => {
  test('reads what JSON.parse reads', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        const json = JSON.stringify(value)
        fc.pre(!json.includes('__proto__'))
        expect(readJson(json)).toEqual({ ok: true, value: JSON.parse(json) })
      }),
    )
  })
  test.each([
    '',
    '{',
    '[1,]',
    '{"a":1}x',
    'NaN',
    "{'a':1}",
    '\uFEFF{}',
    '{"__proto__":{"admin":true}}',
    '[{"a":{"\\u005f_proto__":1}}]',
  ])('refuses %j', (json) => {
    expect(readJson(json)).toEqual({ ok: false })
  })
  test('uses the last of duplicate keys', () => {
    expect(readJson('{"a":1,"a":2}')).toEqual({ ok: true, value: { a: 2 } })
  })
  test('counts the depth of brackets, but not inside texts', () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
    expect([isTooDeep(nested(32), 32), isTooDeep(nested(33), 32), isTooDeep('["[[[[","\\"[["]', 1)]).toEqual([
      false,
      true,
      false,
    ])
    expect(readJson(nested(200_000))).toEqual({ ok: false })
  })
  test('bytes must be UTF-8', () => {
    expect(readJsonBytes(new TextEncoder().encode('"é"'))).toEqual({ ok: true, value: 'é' })
    expect(readJsonBytes(Uint8Array.of(0x22, 0xe9, 0x22))).toEqual({ ok: false })
    expect(readJsonBytes(Uint8Array.of(0xef, 0xbb, 0xbf, 0x7b, 0x7d))).toEqual({ ok: false })
  })
})

describe('queries', () => {
  test('a serialized query is read back unchanged', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.stringMatching(/^[a-z_]{1,9}$/),
          fc.string({ unit: 'binary' }).filter((value) => value.isWellFormed()),
          { maxKeys: 9 },
        ),
        (query) => {
          fc.pre(!Object.keys(query).includes('__proto__'))
          expect(readQuery(`/quiz${writeQuery(query)}`)).toEqual(query)
        },
      ),
    )
  })
  test('leaves out undefined values', () => {
    expect([
      writeQuery({ from: 0, count: undefined }),
      writeQuery({ count: undefined }),
      writeQuery(),
    ]).toEqual(['?from=0', '', ''])
  })
  test.each([
    'a=1&a=2',
    'a[]=1',
    'a[b]=1',
    'a=%ff',
    '=1',
    '__proto__=1',
    Array.from({ length: 51 }, (_, at) => `k${at}=1`).join('&'),
  ])('%s is not plain', (query) => {
    expect(readQuery(`/quiz?${query}`)).toBeUndefined()
  })
  test('reads no query, an empty query and a key without a value', () => {
    expect([readQuery('/quiz'), readQuery('/quiz?'), readQuery('/quiz?a&b=x+y')]).toEqual([
      {},
      {},
      { a: '', b: 'x y' },
    ])
  })
})

describe('checking against a schema', () => {
  const schema = z.strictObject({
    name: text(5),
    age: z.optional(z.int().check(z.minimum(1))),
    kinds: z.optional(z.array(z.enum(['a', 'b'])).check(z.maxLength(1))),
  })
  test('an error names its field and the requirement, never the value', () => {
    expect(validate(schema, { name: 'secret', age: 0, kinds: ['c'], 'password=secret': 1 })).toEqual({
      ok: false,
      errors: [
        { field: 'name', messages: ['name must be at most 5 characters long'] },
        { field: 'age', messages: ['age must be at least 1'] },
        { field: 'kinds.0', messages: ['kinds.0 must be "a" or "b"'] },
        { field: 'password=secret', messages: ['password=secret is not known here'] },
      ],
    })
    expect(validate(schema, { name: 'Ada', kinds: ['a', 'b'] })).toEqual({
      ok: false,
      errors: [{ field: 'kinds', messages: ['kinds must have at most 1 entries'] }],
    })
    expect(validate(schema, {})).toEqual({
      ok: false,
      errors: [{ field: 'name', messages: ['name is required'] }],
    })
    expect(validate(schema, { name: 'Ada', age: 'ten' })).toEqual({
      ok: false,
      errors: [{ field: 'age', messages: ['age must be a number'] }],
    })
    expect(validate(schema, null)).toEqual({
      ok: false,
      errors: [{ field: '', messages: ['This must be an object'] }],
    })
  })
  test('returns the first twenty errors', () => {
    const checked = validate(
      z.array(z.string()),
      Array.from({ length: 100 }, () => 1),
    )
    expect(checked.ok ? [] : checked.errors.map((error) => error.field)).toEqual(
      Array.from({ length: 20 }, (_, at) => String(at)),
    )
    const unknown = validate(schema, {
      name: 'Ada',
      ...Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`k${at}`, 1])),
    })
    expect(unknown.ok ? [] : unknown.errors).toHaveLength(20)
  })
  test('returns an error for a value nested too deeply for the stack', () => {
    type Tree = { next?: Tree }
    const tree: z.ZodMiniType<Tree> = z.lazy(() => z.strictObject({ next: z.optional(tree) }))
    let deep: Tree = {}
    for (let depth = 0; depth < 50_000; depth++) deep = { next: deep }
    expect(validate(tree, deep)).toEqual({
      ok: false,
      errors: [{ field: '', messages: ['This is nested too deeply'] }],
    })
  })
  test('rejects texts that cannot be stored also in unknown fields', () => {
    expect(validateInput(z.looseObject({}), { notes: [{ text: 'a\0b' }] })).toEqual({
      ok: false,
      errors: [
        { field: 'notes.0.text', messages: ['notes.0.text must hold neither a NUL nor half of a character'] },
      ],
    })
    expect(validateInput(z.looseObject({}), { a: ['b', 1, null, { '\uD800': 1 }] })).toMatchObject({
      ok: false,
      errors: [{ field: 'a.3' }],
    })
    let deep: unknown = 1
    for (let depth = 0; depth < 50_000; depth++) deep = { deep }
    expect(validateInput(z.looseObject({}), { deep })).toMatchObject({
      ok: false,
      errors: [{ messages: [expect.stringContaining('is nested too deeply')] }],
    })
    expect(validateInput(z.looseObject({}), { notes: '🙂' })).toEqual({ ok: true, data: { notes: '🙂' } })
  })
})
