import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { sparseQuestion as schema } from '../schemas/csv.ts'
import type { QuestionContent } from '../schemas/question.ts'
import { sparseQuestion, fullQuestion } from './sparse-question.ts'

const empty = fullQuestion({})

test('an empty question is sent as an empty object and read back', () => {
  expect(sparseQuestion(empty)).toEqual({})
  expect(empty).toMatchObject({ question: '', weightage: 1, difficulty_level: 'Easy', tags: [], options: [] })
})

test('only fields with content are sent', () => {
  const option = { option: '', equation: '', image_url: '', is_correct: false, is_selected: false }
  const question: QuestionContent = {
    ...empty,
    question: 'What is a byte?',
    tags: [{ tag_name: 'computing' }],
    options: [{ ...option, option: '8 bits', is_correct: true }, option],
  }
  expect(sparseQuestion(question)).toEqual({
    question: 'What is a byte?',
    tags: [{ tag_name: 'computing' }],
    options: [{ option: '8 bits', is_correct: true }, {}],
  })
})

const text = fc.string({ maxLength: 5 })
const option = fc.record({
  option: text,
  equation: text,
  image_url: fc.constantFrom('', '/files/a'),
  is_correct: fc.boolean(),
  is_selected: fc.boolean(),
})
const question: fc.Arbitrary<QuestionContent> = fc.record(
  {
    ind_number: fc.option(fc.nat()),
    question: text,
    equation: text,
    image_url: fc.constantFrom('', '/files/a'),
    topic: text,
    tags: fc.array(fc.record({ tag_name: fc.constantFrom('a', 'b') })),
    section: text,
    paragraph: text,
    related_video_id: fc.option(fc.constant('video-1')),
    options: fc.array(option, { maxLength: 8 }),
    weightage: fc.nat({ max: 3 }),
    self_assigned_weightage: fc.boolean(),
    difficulty_level: fc.constantFrom('Easy', 'Medium', 'Hard'),
    solution: text,
    solution_equation: text,
    solution_image_url: fc.constantFrom('', '/files/a'),
  },
  { requiredKeys: undefined },
)

test('every question is unchanged after JSON and matches the contract', () => {
  fc.assert(
    fc.property(question, (whole) => {
      const sent = JSON.parse(JSON.stringify(sparseQuestion(whole)))
      expect(fullQuestion(sent)).toEqual(whole)
      expect(fullQuestion(JSON.parse(JSON.stringify(whole)))).toEqual(whole)
      if (whole.question.isWellFormed() && !JSON.stringify(whole).includes('\\u0000'))
        expect(z.safeParse(schema, sent).success).toBe(true)
    }),
  )
})
