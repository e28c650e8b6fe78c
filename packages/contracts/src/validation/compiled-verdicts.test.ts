import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { text } from '../schemas/text.ts'
import { compileValidator, type Verdict } from './compiled-validator.ts'

type Case = [schema: z.core.$ZodType, value: unknown, verdict: Verdict]
const list = (schema: z.core.$ZodType, clean: readonly unknown[], unsure: readonly unknown[]): Case[] => [
  ...clean.map((value): Case => [schema, value, 'clean']),
  ...unsure.map((value): Case => [schema, value, 'unsure']),
]
const loose = z.looseObject({ a: z.boolean(), b: z.optional(z.int()) })

describe('the verdict is right for', () => {
  test.each<Case>([
    ...list(z.string(), ['', 'é'], [1, null, 'a\0', '\ud800']),
    ...list(z.email(), [], ['a@b.example']),
    ...list(z.coerce.string(), [], ['a', 1]),
    ...list(z.number(), [0, -0.5, 1e300], ['1', Number.NaN, Infinity]),
    ...list(z.coerce.number(), [], [1]),
    ...list(z.int(), [3, -3], [0.5, 2 ** 53, '3']),
    ...list(z.float32(), [], [1]),
    ...list(z.boolean(), [true, false], ['true', 0]),
    ...list(z.coerce.boolean(), [], [true]),
    ...list(z.enum(['a', 'b']), ['a', 'b'], ['c', undefined]),
    ...list(z.literal([1, 'x', null]), [1, 'x', null], ['1', undefined]),
    ...list(z.nullable(z.int()), [null, 1], [undefined, 'a']),
    ...list(z.optional(z.int()), [undefined, 1], [null, 'a']),
    ...list(z.record(z.string(), z.int()), [], [{}, { a: 1 }]),
  ])('%# a value alone', (schema, value, verdict) => {
    expect(compileValidator(schema)(value)).toBe(verdict)
  })

  test.each<Case>([
    ...list(z.string().check(z.maxLength(2)), ['', 'ab'], ['abc']),
    // A character may be two UTF-16 units.
    ...list(z.string().check(z.minLength(2)), ['abc'], ['a', 'ab']),
    ...list(z.array(z.int()).check(z.minLength(1), z.maxLength(2)), [[1], [1, 2]], [[], [1, 2, 3]]),
    ...list(z.int().check(z.gte(1), z.lte(3)), [1, 2, 3], [0, 4]),
    ...list(z.int().check(z.gt(1), z.lt(4)), [2, 3], [1, 4, 0, 5]),
    ...list(z.string().check(z.trim()), ['a'], [' a']),
    ...list(z.string().check(z.refine((value) => value === 'x')), ['x'], ['y']),
    ...list(z.string().check(z.regex(/^a+$/)), ['aa'], ['b', '']),
    ...list(z.string().check(z.regex(/a/g)), [], ['a']),
    ...list(z.string().check(z.regex(/a/y)), [], ['a']),
    ...list(z.string().check(z.regex(/^a/), z.maxLength(2), z.regex(/b$/)), ['ab'], ['ac', 'bb', 'aab', 1]),
    ...list(z.int().check(z.multipleOf(2)), [], [4]),
    ...list(text(3), ['abc'], ['abcd', 'a\0', 1]),
  ])('%# a value with checks', (schema, value, verdict) => {
    expect(compileValidator(schema)(value)).toBe(verdict)
  })

  test.each<Case>([
    ...list(z.tuple([z.int(), z.boolean()]), [[1, true]], [[1], [1, true, 2], [true, 1], [1, 1], 'ab', {}]),
    ...list(z.tuple([z.int()], z.int()), [], [[1, 2]]),
    ...list(z.array(z.int()), [[], [1, 2]], [['a'], [1, 'a'], { length: 0 }, 'a']),
    ...list(
      loose,
      [{ a: true }, { a: false, b: 1 }],
      [{}, { b: 1 }, { a: 1 }, [], null, 'a', { a: true, b: 'x' }],
    ),
    [loose, { a: true, c: 1 }, 'extra'],
    [z.object({ a: z.boolean() }), { a: true, c: 1 }, 'extra'],
    ...list(z.strictObject({ a: z.boolean() }), [{ a: true }], [{ a: true, c: 1 }]),
    ...list(z.catchall(z.object({ a: z.boolean() }), z.int()), [{ a: true }], [{ a: true, c: 1 }]),
    [z.array(loose), [{ a: true }, { a: true, c: 1 }, { a: true }], 'extra'],
    [z.array(loose), [{ a: true, c: 1 }, {}], 'unsure'],
    [z.looseObject({ in: loose }), { in: { a: true, c: 1 } }, 'extra'],
    [z.looseObject({ in: loose }), { in: { a: true, c: 1 }, more: 1 }, 'extra'],
    [z.tuple([loose]), [{ a: true, c: 1 }], 'unsure'],
    [loose.check(z.refine(() => true)), { a: true, c: 1 }, 'unsure'],
  ])('%# a value of several parts', (schema, value, verdict) => {
    expect(compileValidator(schema)(value)).toBe(verdict)
  })
})

test('a schema is compiled once for each setting of `textsAreStorable`', () => {
  const schema = z.looseObject({ a: z.string() })
  const [withTexts, without] = [
    compileValidator(schema),
    compileValidator(schema, { textsAreStorable: true }),
  ]
  expect(compileValidator(schema)).toBe(withTexts)
  expect(compileValidator(schema, { textsAreStorable: true })).toBe(without)
  expect([withTexts({ a: 'x\0' }), without({ a: 'x\0' }), without({ a: 1 })]).toEqual([
    'unsure',
    'clean',
    'unsure',
  ])
})
