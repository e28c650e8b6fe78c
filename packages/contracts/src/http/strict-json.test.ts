import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isTooDeep, readJson } from './strict-json.ts'

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0

test('JSON is too deep exactly if its value is nested deeper than the limit', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[\\"{}[\]]*$/))
  const { value } = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      text,
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(text, tie('value'), { maxKeys: 3 }),
    ),
  }))
  fc.assert(
    fc.property(value, fc.integer({ min: 0, max: 6 }), (any, limit) => {
      expect(isTooDeep(JSON.stringify(any), limit)).toBe(depthOf(any) > limit)
    }),
  )
})

test.each([
  ['nothing', '', false],
  ['a text without an end', '["[[[[', false],
  ['an escaped quote before brackets', String.raw`["\"[[[["]`, false],
  ['an escaped backslash at the end of a text', String.raw`["\\",[[[[`, true],
  ['brackets that are never closed', '[[[[', true],
])('reads the depth of %s', (_, json, expected) => {
  expect(isTooDeep(json, 3)).toBe(expected)
})

test.each([
  ['a plain key', '{"__proto__":{"a":1}}'],
  ['a key within a list', '[{"a":[{"__proto__":1}]}]'],
  ['an escaped key', String.raw`{"\u005f_proto__":1}`],
  ['a key escaped in the middle', String.raw`{"__pro\u0074o__":1}`],
])('refuses %s that would set a prototype', (_, json) => {
  expect(readJson(json)).toMatchObject({ ok: false })
})

test('accepts the same name as a text, and other escaped keys', () => {
  expect(readJson('["__proto__"]')).toEqual({ ok: true, value: ['__proto__'] })
  expect(readJson(String.raw`{"\u0061":1}`)).toEqual({ ok: true, value: { a: 1 } })
})
