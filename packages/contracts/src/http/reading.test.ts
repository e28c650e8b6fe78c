import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readQuery, writeQuery } from './query.ts'
import { isTooDeep, readJson, readJsonBytes } from './strict-json.ts'

describe('strict JSON', () => {
  test('reads everything that JSON.parse reads', () => {
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
  test('keeps the last value of a duplicate key', () => {
    expect(readJson('{"a":1,"a":2}')).toEqual({ ok: true, value: { a: 2 } })
  })
  test('counts the nesting of brackets outside texts', () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
    expect([isTooDeep(nested(32), 32), isTooDeep(nested(33), 32), isTooDeep('["[[[[","\\"[["]', 1)]).toEqual([
      false,
      true,
      false,
    ])
    expect(readJson(nested(200_000))).toEqual({ ok: false })
  })
  test('refuses bytes that are not UTF-8', () => {
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
  ])('%s is refused', (query) => {
    expect(readQuery(`/quiz?${query}`)).toBeUndefined()
  })
  test('reads a URL without a query, an empty query and a key without a value', () => {
    expect([readQuery('/quiz'), readQuery('/quiz?'), readQuery('/quiz?a&b=x+y')]).toEqual([
      {},
      {},
      { a: '', b: 'x y' },
    ])
  })
})
