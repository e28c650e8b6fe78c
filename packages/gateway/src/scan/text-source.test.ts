import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { compileScanner } from './compile-scanner.ts'
import type { Schema } from './program.ts'

const isClean = (schema: Schema, json: string): boolean => compileScanner(schema)(Buffer.from(json))

const parses = (json: string): boolean => {
  try {
    JSON.parse(json)
    return true
  } catch {
    return false
  }
}

test.each(['"', '\\', '\n', '\0', '\u001f', ' ', '!', '#', '[', ']', '~', '\u007f', 'é', '€', '😀'])(
  'given a text with %j at any position, then it is clean if the parser accepts it',
  (sign) => {
    for (let length = 0; length <= 12; length++)
      for (let at = 0; at <= length; at++) {
        const json = `"${'a'.repeat(at)}${sign}${'a'.repeat(length - at)}"`
        expect([json, isClean(z.string(), json)]).toEqual([json, parses(json)])
      }
  },
)

test.each(['"', '\\', '/', 'b', 'f', 'n', 'r', 't'])(
  'given the escape \\%s at any position, then the text is clean',
  (letter) => {
    for (let at = 0; at < 6; at++)
      expect(isClean(z.string(), `"${'a'.repeat(at)}\\${letter}${'a'.repeat(6 - at)}"`)).toBe(true)
  },
)

test.each(['u0041', 'x', '0', 'N', 'é'])(
  'given the escape \\%s, then the text is left to the parser',
  (letter) => {
    for (let at = 0; at < 6; at++)
      expect(isClean(z.string(), `"${'a'.repeat(at)}\\${letter}${'a'.repeat(6 - at)}"`)).toBe(false)
  },
)

describe('given limits of the length', () => {
  const least = z.string().check(z.minLength(2))
  const most = z.string().check(z.maxLength(4), z.maxLength(6))

  test.each([
    [least, '', false],
    [least, 'a', false],
    // Four bytes may be a single character.
    [least, 'abcd', false],
    [least, 'abcde', true],
    [most, '', true],
    [most, 'abcd', true],
    [most, 'abcde', false],
    [z.string().check(z.maxLength(6), z.maxLength(4)), 'abcde', false],
    // The maximum number of characters, with more bytes.
    [most, 'éééé', false],
    [z.string().check(z.minLength(3), z.minLength(2)), 'abcdefg', false],
    [z.string().check(z.minLength(3), z.minLength(2)), 'abcdefghi', true],
  ])('%# %j', (schema, text, expected) => {
    expect(isClean(schema, JSON.stringify(text))).toBe(expected)
  })
})

describe('given a pattern', () => {
  const letters = z.string().check(z.regex(/^[a-z]+$/))
  const escaped = z.string().check(z.regex(/^[\w\]-]+$/))
  const anyCase = z.string().check(z.regex(/^[a-z]+$/i))
  const three = z.string().check(z.regex(/^a.c$/))
  const both = z.string().check(z.regex(/^a/), z.regex(/c$/))

  test.each([
    [letters, '"abc"', true],
    [letters, '""', false],
    [letters, '"abC"', false],
    [letters, '"abc', false],
    [letters, '"ab\\"c"', false],
    [letters, '"é"', false],
    [escaped, '"a_1-]"', true],
    [escaped, '"a b"', false],
    [anyCase, '"aBc"', true],
    [anyCase, '"aB1"', false],
    [three, '"abc"', true],
    [three, '"abd"', false],
    [three, '"aéc"', true],
    [three, '"a\\"c"', true],
    [three, '"a\\nc"', false],
    [three, '"a\\u0062c"', false],
    [three, '"a\nc"', false],
    [z.string().check(z.regex(/^(?:|abc)$/)), '""', true],
    [z.string().check(z.regex(/^(?:x|abc)$/)), '""', false],
    [both, '"abc"', true],
    [both, '"abd"', false],
    [both, '"bbc"', false],
    [both, '""', false],
    [z.string().check(z.regex(/^[a-c]+$/), z.regex(/^[b-d]+$/)), '"bc"', true],
    [z.string().check(z.regex(/^[a-c]+$/), z.regex(/^[b-d]+$/)), '"ab"', false],
    [z.string().check(z.regex(/^[a-z]+$/), z.maxLength(2)), '"abc"', false],
  ])('%# %s', (schema, json, expected) => {
    expect(isClean(schema, json)).toBe(expected)
  })
})
