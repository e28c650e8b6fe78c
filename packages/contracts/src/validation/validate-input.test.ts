import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { wireLimits } from '@quizwright/domain/limits.ts'
import { validateInput } from './validate-input.ts'

const anything = z.looseObject({})
const unstorable = 'must hold neither a NUL nor half of a character'
/** An object with `depth` nested objects. */
const nested = (depth: number): unknown => (depth === 0 ? {} : { in: nested(depth - 1) })

describe('given a text that cannot be stored, when input is validated, then the error names its field', () => {
  test.each<[string, unknown, string]>([
    ['a NUL in an unknown field', { notes: [{ text: 'a\0b' }] }, 'notes.0.text'],
    ['half of a character', { notes: 'a\uD800' }, 'notes'],
    ['a name with half of a character', { a: ['b', 1, null, { '\uD800': 1 }] }, 'a.3'],
  ])('%s', (_, value, field) => {
    expect(validateInput(anything, value)).toEqual({
      ok: false,
      errors: [{ field, messages: [`${field} ${unstorable}`] }],
    })
  })

  test('a name at the top, which no error can show', () => {
    expect(validateInput(anything, { 'a\0': 1 })).toEqual({
      ok: false,
      errors: [{ field: '', messages: [`This ${unstorable}`] }],
    })
  })
})

test('given input nested as deeply as allowed, when it is validated, then it is accepted', () => {
  const value = nested(wireLimits.jsonDepth - 1)
  expect(validateInput(anything, value)).toEqual({ ok: true, data: value })
})

test('given input nested one level deeper, when it is validated, then it is refused', () => {
  expect(validateInput(anything, nested(wireLimits.jsonDepth))).toMatchObject({
    ok: false,
    errors: [{ messages: [expect.stringContaining('is nested too deeply')] }],
  })
})

test('given input nested too deeply for the stack, when it is validated, then it is refused', () => {
  let deep: unknown = 1
  for (let depth = 0; depth < 50_000; depth++) deep = { deep }
  expect(validateInput(anything, { deep })).toMatchObject({
    ok: false,
    errors: [{ messages: [expect.stringContaining('is nested too deeply')] }],
  })
})

test('given input that the schema refuses, when it is validated, then the error is that of the schema', () => {
  expect(validateInput(z.looseObject({ name: z.string() }), { name: 1, notes: 'a\0' })).toEqual({
    ok: false,
    errors: [{ field: 'name', messages: ['name must be a string'] }],
  })
})

test.each([{ notes: '🙂' }, { notes: null, list: [1, true, ['a']] }])(
  'given %j, when it is validated, then it is accepted unchanged',
  (value) => {
    expect(validateInput(anything, value)).toEqual({ ok: true, data: value })
  },
)
