import type { Row } from '@quizwright/contracts/define.ts'
import { endpoints } from '@quizwright/contracts/endpoints.ts'
import { learnerEndpoints } from '@quizwright/contracts/endpoints/learner.ts'
import recordedResponses from '@quizwright/contracts/recorded-responses.json' with { type: 'json' }
import { dateTime, id, link, text } from '@quizwright/contracts/schemas/text.ts'
import { validateResponse } from '@quizwright/contracts/validation/validate-response.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { compileScanner } from './compile-scanner.ts'
import type { Schema } from './program.ts'

const isClean = (schema: Schema, json: string | Buffer): boolean => compileScanner(schema)(Buffer.from(json))

const thing = z.looseObject({
  name: z.string(),
  size: z.int(),
  share: z.optional(z.number()),
  kind: z.enum(['a', 'b']),
  owner: z.nullable(z.looseObject({ id })),
  tags: z.array(z.looseObject({ tag: text(4) })).check(z.maxLength(2)),
})
const whole = { name: 'Ada', size: 12, share: 0.25, kind: 'b', owner: { id: 'x-1' }, tags: [{ tag: 'one' }] }

describe('clean bytes are recognized', () => {
  test.each([
    ['as they are written mostly', JSON.stringify(whole)],
    ['with white space everywhere', JSON.stringify(whole, undefined, '\t').replaceAll('\n', ' \r\n')],
    ['with fields in another order', JSON.stringify(Object.fromEntries(Object.entries(whole).toReversed()))],
    ['without an optional field', JSON.stringify({ ...whole, share: undefined })],
    ['with characters beyond ASCII', JSON.stringify({ ...whole, name: 'Écologie 😀' })],
    ['with escapes', JSON.stringify({ ...whole, name: 'a "b" \\frac\n' })],
    ['with an empty list and null', JSON.stringify({ ...whole, tags: [], owner: null })],
    ['with a negative number', JSON.stringify({ ...whole, size: -3, share: -0.5 })],
  ])('%s', (_, json) => {
    expect(isClean(thing, json)).toBe(true)
  })

  test.each([
    ['a date', dateTime, '2026-02-28 10:20:30'],
    ['a link', link, 'https://example.com/a?b=c'],
    ['a link with an escape', link, 'https://example.com/"a"'],
    ['a text of its greatest length', text(4), 'abcd'],
    ['an id', id, 'aZ09_-'],
    ['a pair', z.tuple([z.string(), z.boolean()]), ['a', true]],
  ])('%s', (_, schema, value) => {
    expect(isClean(schema, JSON.stringify(value))).toBe(true)
  })
})

describe('bytes that are not clean, or not certainly clean, are left to the parser', () => {
  const json = JSON.stringify(whole)
  test.each([
    ['no JSON', 'x'],
    ['nothing', ''],
    ['cut off', json.slice(0, -1)],
    ['something behind it', `${json}x`],
    ['a comma too many', json.replace('"}]', '"},]')],
    ['a comma before the end', json.replace(/\}$/, ',}')],
    ['no colon', json.replace(':', ' ')],
    ['an unknown field', JSON.stringify({ ...whole, password_hash: 'x' })],
    ['one further in', JSON.stringify({ ...whole, owner: { id: 'a', by: 1 } })],
    ['a prototype', json.replace('{', '{"__proto__":{},')],
    ['a field that lacks', JSON.stringify({ ...whole, kind: undefined })],
    ['one that lacks while another occurs twice', '{"name":"a","name":"b"}'],
    ['a number for a text', JSON.stringify({ ...whole, name: 1 })],
    ['a fraction for a whole number', JSON.stringify({ ...whole, size: 1.5 })],
    ['an unsafe whole number', JSON.stringify({ ...whole, size: 2 ** 53 })],
    ['a number with a zero in front', json.replace('12', '012')],
    ['another kind', JSON.stringify({ ...whole, kind: 'ab' })],
    ['an item too many', JSON.stringify({ ...whole, tags: [1, 2, 3].map(() => ({ tag: 'a' })) })],
    ['a line break within a text', json.replace('Ada', 'A\nda')],
    ['an escape that there is not', json.replace('Ada', String.raw`A\da`)],
    ['an escape that may be unstorable', json.replace('Ada', String.raw`A\u0000`)],
    ['a text that does not end', '{"name":"Ada'],
  ])('%s', (_, bytes) => {
    expect(isClean(thing, bytes)).toBe(false)
  })

  test.each<[string, Schema, unknown]>([
    ['a day that there is not', dateTime, '2026-02-30 10:20:30'],
    ['a link that could run a script', link, 'javascript:alert(1)'],
    ['an id with a space', id, 'a b'],
    ['an empty id', id, ''],
    ['a long text', text(4), 'abcde'],
    ['a list with too few items', z.array(z.int()).check(z.minLength(2)), [1]],
    ['a record', z.record(z.string(), z.int()), { a: 1 }],
    ['a text that the schema trims', z.string().check(z.trim()), ' a'],
    ['a number above its limit', z.int().check(z.maximum(3)), 4],
  ])('%s', (_, schema, value) => {
    expect(isClean(schema, JSON.stringify(value))).toBe(false)
  })

  test('invalid UTF-8', () => {
    expect(isClean(z.string(), Buffer.from([0x22, 0xff, 0x22]))).toBe(false)
  })
})

describe('the scanner accepts only bytes that the parser and the schema accept', () => {
  const rows: Record<string, Row> = { ...endpoints, ...learnerEndpoints }
  const recorded = Object.entries(recordedResponses as Record<string, unknown>)
  const isReallyClean = (schema: Schema, bytes: Buffer): boolean => {
    const json = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const checked = validateResponse(schema, JSON.parse(json), json)
    return checked.ok && !checked.hasUnknownFields
  }
  /** Pieces of JSON that change the meaning at the position where they are inserted. */
  const piece = fc.oneof(
    fc.constantFrom(
      '"',
      '\\',
      ',',
      ':',
      '{',
      '}',
      '[',
      ']',
      'null',
      '-',
      '0',
      '.5',
      'e9',
      '\n',
      '\\u0000',
      'é',
    ),
    fc.string({ maxLength: 3 }),
  )

  test('recorded responses with arbitrary mutations', () => {
    let sure = 0
    for (const [name, response] of recorded) {
      const { response: schema } = rows[name]!
      const scan = compileScanner(schema)
      const json = JSON.stringify(response)
      if (scan(Buffer.from(json))) sure++
      const at = fc.nat({ max: json.length })
      fc.assert(
        fc.property(at, fc.nat({ max: 4 }), piece, (start, length, inserted) => {
          const bytes = Buffer.from(json.slice(0, start) + inserted + json.slice(start + length))
          if (scan(bytes)) expect(isReallyClean(schema, bytes)).toBe(true)
        }),
        { numRuns: 60 },
      )
    }
    // Records, and objects with too many fields, are left to the parser.
    expect(sure).toBeGreaterThan(recorded.length * 0.9)
  })
})
