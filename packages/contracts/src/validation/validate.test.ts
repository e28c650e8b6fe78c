import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { text } from '@quizwright/domain/schemas/text.ts'
import { validate } from './validate.ts'

const schema = z.strictObject({
  name: text(5),
  age: z.optional(z.int().check(z.minimum(1), z.maximum(120))),
  kinds: z.optional(z.array(z.enum(['a', 'b'])).check(z.minLength(1), z.maxLength(2))),
  code: z.optional(z.string().check(z.minLength(2), z.regex(/^[a-z]+$/))),
})
const errorsOf = (value: unknown) => {
  const checked = validate(schema, value)
  return checked.ok ? [] : checked.errors
}

test('given a valid value, when it is validated, then it is returned', () => {
  const value = { name: 'Ada', age: 36, kinds: ['a'], code: 'ab' }
  expect(validate(schema, value)).toEqual({ ok: true, data: value })
})

describe('given one invalid field, when the value is validated, then the error says what is required', () => {
  test.each([
    ['name', undefined, 'name is required'],
    ['name', 'secret', 'name must be at most 5 characters long'],
    ['age', 'ten', 'age must be a number'],
    ['age', 1.5, 'age must be a whole number'],
    ['age', 0, 'age must be at least 1'],
    ['age', 121, 'age must be at most 120'],
    ['kinds', 'a', 'kinds must be an array'],
    ['kinds', [], 'kinds must have at least 1 entry'],
    ['kinds', ['a', 'b', 'a'], 'kinds must have at most 2 entries'],
    ['kinds.0', ['c'], 'kinds.0 must be "a" or "b"'],
    ['code', 'a', 'code must be at least 2 characters long'],
    ['code', 'AB', 'code has the wrong form'],
  ])('%s = %j', (field, value, message) => {
    const [name] = field.split('.') as [string]
    expect(errorsOf({ name: 'Ada', [name]: value })).toEqual([{ field, messages: [message] }])
  })
})

test('given several errors, when the value is validated, then each names its field and no value', () => {
  expect(errorsOf({ name: 'secret', age: 0, 'password=secret': 1 })).toEqual([
    { field: 'name', messages: ['name must be at most 5 characters long'] },
    { field: 'age', messages: ['age must be at least 1'] },
    { field: 'password=secret', messages: ['password=secret is not known here'] },
  ])
})

test('given a field that breaks two checks, when it is validated, then its error has both messages', () => {
  expect(errorsOf({ name: 'Ada', code: '1' })).toEqual([
    { field: 'code', messages: ['code must be at least 2 characters long', 'code has the wrong form'] },
  ])
})

test('given a value of the wrong type, when it is validated, then the error has no field name', () => {
  expect(errorsOf(null)).toEqual([{ field: '', messages: ['This must be an object'] }])
})

test('given an unknown field deep in a value, when it is validated, then the error has its path', () => {
  const checked = validate(z.object({ list: z.array(z.strictObject({})) }), { list: [{}, { more: 1 }] })
  expect(checked).toEqual({
    ok: false,
    errors: [{ field: 'list.1.more', messages: ['list.1.more is not known here'] }],
  })
})

test('given an unknown field with a long name, when it is validated, then the error has 64 characters of it', () => {
  expect(errorsOf({ name: 'Ada', ['x'.repeat(1_000)]: 1 }).map(({ field }) => field)).toEqual([
    'x'.repeat(64),
  ])
})

test('given a hundred wrong items, when they are validated, then the first twenty errors are returned', () => {
  const checked = validate(
    z.array(z.string()),
    Array.from({ length: 100 }, () => 1),
  )
  expect(checked.ok ? [] : checked.errors.map(({ field }) => field)).toEqual(
    Array.from({ length: 20 }, (_, index) => String(index)),
  )
})

test('given a hundred unknown fields, when they are validated, then twenty errors are returned', () => {
  const unknown = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`k${index}`, 1]))
  expect(errorsOf({ name: 'Ada', ...unknown })).toHaveLength(20)
  expect(errorsOf(unknown)).toHaveLength(20)
})

test('given a value nested too deeply for the stack, when it is validated, then an error says so', () => {
  type Tree = { next?: Tree }
  const tree: z.ZodMiniType<Tree> = z.lazy(() => z.strictObject({ next: z.optional(tree) }))
  let deep: Tree = {}
  for (let depth = 0; depth < 50_000; depth++) deep = { next: deep }
  expect(validate(tree, deep)).toEqual({
    ok: false,
    errors: [{ field: '', messages: ['This is nested too deeply'] }],
  })
})

test('given a schema that throws, when a value is validated, then the exception is not hidden', () => {
  const failing = z.string().check(
    z.refine(() => {
      throw new TypeError('a fault of the schema')
    }),
  )
  expect(() => validate(failing, 'a')).toThrow('a fault of the schema')
})
