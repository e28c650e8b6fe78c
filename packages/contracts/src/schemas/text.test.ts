import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { validate } from '../validation/validate.ts'
import { studentDetails } from './learner.ts'
import { rangeQuery } from './paging.ts'
import { newTag, tagRef } from '@quizwright/domain/schemas/tag.ts'
import { count, dateTimeOrEmpty, id, link, dateTime, tex, text } from '@quizwright/domain/schemas/text.ts'
import { token } from './user.ts'

const takes = (schema: z.core.$ZodType, value: unknown): boolean => z.safeParse(schema, value).success

describe('texts', () => {
  test('are storable and bounded', () => {
    expect(takes(text(3), 'abc')).toBe(true)
    for (const value of ['abcd', 'a\0', '\uD800', 3, null]) expect(takes(text(3), value)).toBe(false)
  })
  test('too long texts are not matched against patterns, which could be slow', () => {
    const email = `a@${'.'.repeat(200_000)}@`
    const read = validate(studentDetails, {
      full_name: 'Bo',
      email,
      phone: '+92 300 1234567',
      city: 'Lahore',
      country: 'Pakistan',
      university: 'None',
    })
    expect(read).toEqual({
      ok: false,
      errors: [{ field: 'email', messages: ['email must be at most 254 characters long'] }],
    })
  })

  test('TeX holds 2,000 characters', () => {
    expect([takes(tex, 'x'.repeat(2_000)), takes(tex, 'x'.repeat(2_001))]).toEqual([true, false])
  })
})

test.each(['', 'a/b', '../a', 'a b', 'ж', 'x'.repeat(65)])('%j is no id', (value) => {
  expect(takes(id, value)).toBe(false)
})

describe('moments', () => {
  test.each(['2030-01-31 23:59:59', '2028-02-29 00:00:00'])('%s is one', (value) =>
    expect(takes(dateTime, value)).toBe(true),
  )
  test.each([
    '2030-01-01T00:00:00Z',
    '2030-13-01 00:00:00',
    '2030-02-29 00:00:00',
    '2030-04-31 00:00:00',
    '0000-01-01 00:00:00',
    '2030-01-32 00:00:00',
    '2030-01-01 24:00:00',
    '2030-1-1 0:0:0',
    '',
  ])('%j is none', (value) => {
    expect([takes(dateTime, value), takes(dateTimeOrEmpty, value)]).toEqual([false, value === ''])
  })
})

test('a link is a path or an http(s) URL and never a script', () => {
  for (const value of ['', '/files/a', 'https://example.com/a.png']) expect(takes(link, value)).toBe(true)
  for (const value of ['javascript:alert(1)', 'data:text/html,x', '//evil.example', ' https://x', 'files/a'])
    expect(takes(link, value)).toBe(false)
  for (const value of ['/\\evil.example', '/\t/evil.example', '/\n/evil.example'])
    expect(takes(link, value)).toBe(false)
})

test('a token has only characters that a header allows', () => {
  expect(takes(token, 'abc.DEF-123~')).toBe(true)
  for (const value of ['', 'a b', 'a\r\nb', 'é', 'x'.repeat(513)]) expect(takes(token, value)).toBe(false)
})

test("a tag's name is trimmed and holds none of the signs that separate tags", () => {
  expect(z.parse(newTag, { tag_name: ' waves ', tag_type: 'general' }).tag_name).toBe('waves')
  for (const tag_name of ['', '  ', 'a;b', 'a|b']) expect(takes(tagRef, { tag_name })).toBe(false)
})

test('a count fits into an integer column', () => {
  expect([takes(count, 0), takes(count, 2_147_483_647)]).toEqual([true, true])
  for (const value of [-1, 1.5, 2_147_483_648, Infinity, '1']) expect(takes(count, value)).toBe(false)
})

test('the range of a long list has integer bounds', () => {
  expect(z.parse(rangeQuery, { from: '0', count: '10' })).toEqual({ from: 0, count: 10 })
  for (const from of ['-1', '1.5', '', 'x', '1e3']) expect(takes(rangeQuery, { from })).toBe(false)
})
