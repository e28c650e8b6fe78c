import { runs } from '@quizwright/domain/test-support/long-form.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoints } from '@quizwright/contracts/endpoints.ts'
import { importedQuestions } from '@quizwright/domain/schemas/csv.ts'
import { draftQuestion } from '@quizwright/domain/schemas/question.ts'
import { listState } from '@quizwright/contracts/schemas/quiz-list.ts'
import { batch } from '@quizwright/contracts/schemas/saving.ts'
import { text } from '@quizwright/domain/schemas/text.ts'
import { isCertainlyValid } from './json-schema-check.ts'

const question = {
  _id: 'q1',
  ind_number: 1,
  question: 'What is a byte?',
  equation: '',
  image_url: '/files/a',
  topic: '',
  tags: [{ tag_name: 'computing' }],
  section: '',
  paragraph: '',
  related_video_id: null,
  options: [{ option: '8 bits', equation: '', image_url: '', is_correct: true, is_selected: false }],
  weightage: 1,
  self_assigned_weightage: false,
  difficulty_level: 'Easy',
  solution: '',
  solution_equation: '',
  solution_image_url: '',
  ai_config: {
    content: true,
    understanding: false,
    writing_skill: false,
    evidence: false,
    organization: false,
  },
}
const sent = {
  saveId: 's',
  quizId: 'q',
  index: 0,
  total: 1,
  baseRevision: 1,
  questions: [question],
  warnings: ['a'],
  isPublished: false,
  isSkippable: true,
  progress: 12.5,
}

test.each([
  ['a batch', batch, sent],
  [
    'questions of a file',
    importedQuestions,
    { questions: [{}, { question: 'What?', options: [{}] }], progress: 3, sent: 2 },
  ],
  [
    'a list',
    listState,
    {
      filters: { is_publish: true, is_archived: false, quiz_type: 'all' },
      sort: { sortBy: 'name', sortOrder: 1 },
      search: { key: 'quiz', value: '', search: false },
      pagination: { page: 1, perPage: 50 },
    },
  ],
])('%s that is valid is certainly valid', (_, schema, value) => {
  expect(isCertainlyValid(schema, value)).toBe(true)
})

describe('no invalid value, and none that the schema would change, is certainly valid', () => {
  test.each([
    ['a text with NUL', text(9), 'a\0'],
    ['half of a character', text(9), '\ud800'],
    ['a long text', text(2), 'abc'],
    ['a long text of characters of two units each', text(2), '😀😀😀'],
    ['a text the schema trims', draftQuestion, { ...question, tags: [{ tag_name: ' computing' }] }],
    ['half of a character more, as units are counted', z.string().check(z.minLength(2)), '😀'],
    ['a value that zod would convert', z.coerce.string(), 'a'],
    ['an e-mail address, which only zod reads', z.email(), 'a@b.example'],
    ['a text that a pattern with flags may fit', z.string().check(z.regex(/a/i)), 'A'],
    ['a number that divides by a fraction', z.number().check(z.multipleOf(0.1)), 0.3],
    ['a further item of a tuple', z.tuple([z.int()], z.int()), [1, 2]],
    ['a record with a prototype', z.record(z.string(), z.int()), JSON.parse('{"__proto__":1}')],
    ['null for a text with a check', z.string().check(z.refine((text) => text.length > 0)), null],
    ['an unknown field of a loose object', z.looseObject({ a: z.boolean() }), { a: true, b: 'x\0' }],
    ['one that is dropped', z.object({ a: z.boolean() }), { a: true, b: 1 }],
    ['a prototype as a field', z.looseObject({ a: z.boolean() }), JSON.parse('{"a":true,"__proto__":{}}')],
    ['a missing field', z.looseObject({ a: z.boolean(), b: z.boolean() }), { a: true }],
    ['a list for an object', z.looseObject({}), []],
    ['a number that is none', z.number(), Number.NaN],
    ['a whole number too great', z.int(), 2 ** 53],
  ])('%s', (_, schema, value) => {
    expect(isCertainlyValid(schema, value)).toBe(false)
  })

  const odd = fc.constantFrom<unknown>(
    undefined,
    null,
    '',
    'x\0',
    '\ud800',
    ' a ',
    'x'.repeat(40_000),
    -1,
    0.5,
    2 ** 53,
    Number.NaN,
    true,
    [],
    {},
    [{}],
    { a: 1 },
    [[]],
  )
  /** A valid value with one part changed, removed or added. */
  const mutated = (value: unknown): fc.Arbitrary<unknown> => {
    if (typeof value !== 'object' || value === null) return odd
    const keys = Object.keys(value)
    const changed = keys.map((key) =>
      mutated((value as Record<string, unknown>)[key]).map((part) =>
        Array.isArray(value) ? value.with(Number(key), part) : { ...value, [key]: part },
      ),
    )
    const removed = keys.map((key) =>
      fc.constant(
        Array.isArray(value)
          ? value.toSpliced(Number(key), 1)
          : Object.fromEntries(Object.entries(value).filter(([name]) => name !== key)),
      ),
    )
    return fc.oneof(
      odd,
      odd.map((part) => (Array.isArray(value) ? [...value, part] : { ...value, extra: part })),
      ...changed,
      ...removed,
    )
  }
  const isSame = (schema: z.core.$ZodType, value: unknown) => {
    const parsed = z.safeParse(schema, value)
    expect(parsed.success).toBe(true)
    expect(parsed.data).toEqual(value)
  }

  test('a batch with an invalid part is never certainly valid', () => {
    fc.assert(
      fc.property(mutated(sent), (value) => {
        if (isCertainlyValid(batch, value)) isSame(batch, value)
      }),
      { numRuns: runs(2_000) },
    )
  })

  test('an example body of the table with an invalid part is never certainly valid', () => {
    for (const row of Object.values(endpoints)) {
      if (!('body' in row) || !row.example.body) continue
      fc.assert(
        fc.property(
          fc.oneof(fc.constant(row.example.body as unknown), mutated(row.example.body)),
          (value) => {
            if (isCertainlyValid(row.body, value)) isSame(row.body, value)
          },
        ),
        { numRuns: runs(100) },
      )
    }
  })
})

test('a member of a union is checked by the field that decides', () => {
  const asked = {
    ...question,
    interaction: {
      kind: 'multiple_answers',
      presentation: { tells_count: false, at_most: null },
      scoring: { rule: 'net' },
    },
  }
  expect(isCertainlyValid(draftQuestion, asked)).toBe(true)
  expect(isCertainlyValid(draftQuestion, { ...asked, interaction: { kind: 'true_false' } })).toBe(true)
  expect(
    isCertainlyValid(draftQuestion, { ...asked, interaction: { ...asked.interaction, kind: 'true_false' } }),
  ).toBe(false)
})
