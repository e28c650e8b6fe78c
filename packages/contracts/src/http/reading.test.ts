import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { writeQuery } from './prepare-request.ts'
import { readQuery } from './read-query.ts'
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
    expect(readJson(json)).toMatchObject({ ok: false })
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
    expect(readJson(nested(200_000))).toMatchObject({ ok: false })
  })
  test('refuses bytes that are not UTF-8', () => {
    expect(readJsonBytes(new TextEncoder().encode('"é"'))).toEqual({ ok: true, value: 'é' })
    expect(readJsonBytes(Uint8Array.of(0x22, 0xe9, 0x22))).toMatchObject({ ok: false })
    expect(readJsonBytes(Uint8Array.of(0xef, 0xbb, 0xbf, 0x7b, 0x7d))).toMatchObject({ ok: false })
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
    ['a=1&a=2', 'The query has the field "a" more than once. Send it once.'],
    ['a[]=1', 'The query can not have the field "a[]". Send each field by its plain name.'],
    ['a[b]=1', 'The query can not have the field "a[b]". Send each field by its plain name.'],
    ['__proto__=1', 'The query can not have the field "__proto__". Send each field by its plain name.'],
    [
      'a=%ff',
      'The query has "%ff", in which a "%" begins no character of UTF-8. Write the sign itself as "%25".',
    ],
    ['=1', 'The query has a field without a name. Write "name=value", separated by "&".'],
    [
      Array.from({ length: 51 }, (_, index) => `k${index}=1`).join('&'),
      'The query has 51 fields. Send at most 50.',
    ],
  ])('%s is refused with what to change', (query, message) => {
    expect(() => readQuery(`/quiz?${query}`)).toThrow(message)
  })
  test('a field that is repeated is named as the invalid field', () => {
    expect(() => readQuery('/quiz?limit=1&limit=2')).toThrow(
      expect.objectContaining({ errors: [{ field: 'limit', messages: ['is repeated'] }] }),
    )
  })
  test('reads a URL without a query, an empty query and a key without a value', () => {
    expect([readQuery('/quiz'), readQuery('/quiz?'), readQuery('/quiz?a&b=x+y')]).toEqual([
      {},
      {},
      { a: '', b: 'x y' },
    ])
  })
})
