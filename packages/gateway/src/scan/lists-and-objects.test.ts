import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { compileScanner } from './compile-scanner.ts'
import type { Schema } from './program.ts'

const isClean = (schema: Schema, json: string): boolean => compileScanner(schema)(Buffer.from(json))

describe('a list', () => {
  const some = z.array(z.int()).check(z.minLength(2), z.maxLength(3))
  const narrow = z.array(z.int()).check(z.minLength(1), z.minLength(2), z.maxLength(4), z.maxLength(3))
  const unique = z.array(z.int()).check(z.refine((items) => new Set(items).size === items.length))

  test.each([
    [some, '[]', false],
    [some, '[1]', false],
    [some, '[1,2]', true],
    [some, '[1,2,3]', true],
    [some, '[1,2,3,4]', false],
    [narrow, '[1]', false],
    [narrow, '[1,2,3]', true],
    [narrow, '[1,2,3,4]', false],
    [z.array(z.int()), '[]', true],
    [z.array(z.int()), '[ ]', true],
    [z.array(z.int()), ' [ 1 , 2 ] ', true],
    [z.array(z.int()), '[1 2]', false],
    [z.array(z.int()), '[1,]', false],
    [z.array(z.int()), '[,1]', false],
    [z.array(z.int()), '[1', false],
    [z.array(z.int()), '{1}', false],
    [z.array(z.int()), '["a"]', false],
    [z.array(z.array(z.int())), '[[1],[]]', true],
    // Other checks of a list are left to the schema.
    [unique, '[1,2]', false],
  ])('%# %s', (schema, json, expected) => {
    expect(isClean(schema, json)).toBe(expected)
  })
})

describe('a tuple', () => {
  const pair = z.tuple([z.int(), z.string()])

  test.each([
    [pair, '[1,"a"]', true],
    [pair, '[ 1 , "a" ]', true],
    [pair, '[1]', false],
    [pair, '[1,"a",2]', false],
    [pair, '["a",1]', false],
    [pair, '[1 "a"]', false],
    [pair, '{1,"a"}', false],
    [pair, '[1,"a"', false],
    [z.tuple([]), '[]', false],
  ])('%# %s', (schema, json, expected) => {
    expect(isClean(schema, json)).toBe(expected)
  })
})

describe('an object', () => {
  const named = z.looseObject({ n: z.int(), na: z.optional(z.int()), name: z.string() })
  const optional = z.looseObject({ a: z.optional(z.int()) })
  const many = (count: number, isOptional = false) =>
    z.looseObject(
      Object.fromEntries(
        Array.from({ length: count }, (_, index) => [
          `f${index}`,
          isOptional ? z.optional(z.int()) : z.int(),
        ]),
      ),
    )
  const valueOf = (count: number) =>
    JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, index])))

  test.each([
    [named, '{"n":1,"na":2,"name":"a"}', true],
    [named, '{"name":"a","n":1}', true],
    [named, '{ "n": 1 , "name": "a" }', true],
    [named, '{"n":1}', false],
    [named, '{"n":1,"n":2}', false],
    [named, '{"na":1,"name":"a"}', false],
    [named, '{"n":1,"nam":"a"}', false],
    [named, '{"n":1,"other":"a"}', false],
    [named, '{"n":1 "name":"a"}', false],
    [named, '{"n":"x","name":"a"}', false],
    [named, '{}', false],
    [named, '["n",1]', false],
    [optional, '{}', true],
    [optional, '{ }', true],
    [optional, '{"a":1}', true],
    [optional, '{"a":1,}', false],
    [optional, '{,}', false],
    [optional, '{"a":1', false],
    [many(30), valueOf(30), true],
    [many(30), valueOf(29), false],
    // The scanner tracks required fields as bits of a number, so their count is limited.
    [many(31), valueOf(31), false],
    [many(31, true), valueOf(31), true],
    [z.looseObject({ é: z.int() }), '{"é":1}', false],
    [z.looseObject({ 'a b': z.int() }), '{"a b":1}', true],
    [z.looseObject({ 'a"b': z.int() }), '{"a\\"b":1}', true],
    // Schemas that accept unknown fields are left to the schema.
    [named.check(z.refine(() => true)), '{"n":1,"name":"a"}', false],
  ])('%# %s', (schema, json, expected) => {
    expect(isClean(schema, json)).toBe(expected)
  })
})

test.each([
  [z.nullable(z.int()), 'null', true],
  [z.nullable(z.int()), '1', true],
  [z.nullable(z.int()), 'nul', false],
  [z.boolean(), 'true', true],
  [z.boolean(), 'false', true],
  [z.boolean(), 'truth', false],
  [z.literal('é'), '"é"', false],
  [z.literal(['a', 'b']), '"b"', true],
  [z.literal(['a', 'b']), '"c"', false],
  [z.int(), '-0', true],
  [z.int(), '1e2', false],
  [z.number(), '1.5', true],
  [z.number(), '1e2', false],
  [z.number(), '-', false],
  [z.coerce.number(), '1', false],
  [z.coerce.string(), '"a"', false],
  [z.coerce.boolean(), 'true', false],
  [z.email(), '"a@b.example"', false],
  [z.float32(), '1', false],
])('%# %s', (schema, json, expected) => {
  expect(isClean(schema as Schema, json)).toBe(expected)
})
