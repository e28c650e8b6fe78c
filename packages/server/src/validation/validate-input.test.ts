import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { validateInput } from './validate-input.ts'

const person = z.looseObject({ name: z.string(), tags: z.array(z.string()) })

test('valid input without unknown fields is returned as it is', () => {
  const value = { name: 'Ada', tags: ['a'] }
  const checked = validateInput(person, value)
  expect(checked.ok && checked.data).toBe(value)
})

test.each([
  [{ name: 1, tags: [] }, 'name', 'name must be a string'],
  [{ name: 'Ada', tags: ['a\0'] }, 'tags.0', 'tags.0 must hold neither a NUL nor half of a character'],
  [{ name: 'Ada', tags: [], more: '\ud800' }, 'more', 'more must hold neither a NUL nor half of a character'],
])('of invalid input %j the error names the field and what it must be', (value, field, message) => {
  expect(validateInput(person, value)).toEqual({ ok: false, errors: [{ field, messages: [message] }] })
})
