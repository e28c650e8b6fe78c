import { fullQuestion } from '@quizwright/domain/csv/sparse-question.ts'
import type { MultipleAnswers } from '@quizwright/domain/kinds/multiple-answers/schema.ts'
import type { ExportFormat } from '@quizwright/domain/schemas/export-format.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { describe, expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'
import { writeQuestionFile } from './write-question-file.ts'

const primes = (scoring: MultipleAnswers['scoring']): QuestionContent =>
  fullQuestion({
    question: 'Which are prime?',
    weightage: 2,
    options: ['2', '3', '4'].map((option, index) => ({ option, is_correct: index < 2 })),
    interaction: {
      kind: 'multiple_answers',
      presentation: { tells_count: false, at_most: null },
      scoring,
    },
  })
const statement = fullQuestion({
  question: 'Ice floats.',
  options: [{ option: 'True', is_correct: true }, { option: 'False' }],
  interaction: { kind: 'true_false' },
})

const write = (question: QuestionContent, format: ExportFormat) =>
  writeQuestionFile({ title: 'T', questions: [question], images: new Map() }, format)
const readAgain = (bytes: Uint8Array) => {
  const opened = openQuestionFile({ bytes })
  const [entry] = 'problem' in opened ? [] : [...opened.entries]
  return entry?.question
}

describe.each<[ExportFormat, MultipleAnswers['scoring']]>([
  ['gift', { rule: 'net' }],
  ['gift', { rule: 'weights', weights: [50, 50, -25] }],
  ['gift', { rule: 'weights', weights: [33.33333, 66.66667, -16.66667] }],
  ['moodle-xml', { rule: 'weights', weights: [66.66667, 33.33333, 0] }],
  ['qti-2.2', { rule: 'weights', weights: [14.28571, 85.71429, -33.33333] }],
  ['moodle-xml', { rule: 'net' }],
  ['moodle-xml', { rule: 'weights', weights: [75, 25, 0] }],
  ['qti-1.2', { rule: 'all' }],
  ['qti-1.2', { rule: 'net' }],
  ['qti-1.2', { rule: 'weights', weights: [75, 25, -50] }],
  ['qti-1.2', { rule: 'weights', weights: [33.33333, 66.66667, 0] }],
  ['qti-2.2', { rule: 'all' }],
  ['qti-2.2', { rule: 'net' }],
  ['qti-3.0', { rule: 'weights', weights: [75, 25, -50] }],
  ['json', { rule: 'coverage' }],
])('%s', (format, scoring) => {
  test(`several right options scored by ${JSON.stringify(scoring)} come back as they were`, async () => {
    const question = primes(scoring)
    const { bytes, losses } = await write(question, format)
    const read = readAgain(bytes)
    expect({ options: read?.options, interaction: read?.interaction }).toEqual({
      options: question.options,
      interaction: question.interaction,
    })
    expect(losses).not.toContain('the kind and scoring of 1 question')
  })
})

test.each<[ExportFormat, MultipleAnswers['scoring']]>([
  ['gift', { rule: 'weights', weights: [100, 33.33333, 0] }],
  ['gift', { rule: 'any' }],
  ['moodle-xml', { rule: 'weights', weights: [50, 100, 0] }],
  ['moodle-xml', { rule: 'any' }],
  ['qti-1.2', { rule: 'weights', weights: [100, 33.33333, 0] }],
  ['qti-1.2', { rule: 'any' }],
  ['qti-2.2', { rule: 'weights', weights: [100, 33.33333, 25] }],
  ['qti-3.0', { rule: 'weights', weights: [100, 50, 0] }],
])('%s keeps a question of one choice whose options earn parts of the marks: %j', async (format, scoring) => {
  const { options, interaction, ...rest } = primes(scoring)
  const question = {
    ...rest,
    options: options.map((option, index) => ({
      ...option,
      is_correct: scoring.weights ? scoring.weights[index] === 100 : option.is_correct,
    })),
    interaction: { ...interaction, presentation: { tells_count: false, at_most: 1 } } as MultipleAnswers,
  }
  const { bytes, losses } = await write(question, format)
  expect(readAgain(bytes)).toMatchObject({ options: question.options, interaction: question.interaction })
  expect(losses).not.toContain('the kind and scoring of 1 question')
})

test.each<ExportFormat>(['gift', 'moodle-xml', 'qti-1.2', 'qti-2.2', 'qti-3.0', 'json'])(
  '%s keeps a statement',
  async (format) => {
    const { bytes } = await write(statement, format)
    expect(readAgain(bytes)).toMatchObject({
      interaction: { kind: 'true_false' },
      options: [
        { option: 'True', is_correct: true },
        { option: 'False', is_correct: false },
      ],
    })
  },
)

test.each<[ExportFormat, MultipleAnswers['scoring']]>([
  ['gift', { rule: 'each' }],
  ['moodle-xml', { rule: 'all' }],
  ['qti-1.2', { rule: 'coverage' }],
  ['qti-3.0', { rule: 'any' }],
  ['word', { rule: 'net' }],
  ['pdf', { rule: 'net' }],
])('%s names the scoring %j as lost', async (format, scoring) => {
  expect((await write(primes(scoring), format)).losses).toContain('the kind and scoring of 1 question')
})

test('Aiken leaves a question with several right answers out and says so', async () => {
  expect((await write(primes({ rule: 'net' }), 'aiken')).losses).toContain(
    '1 question with several right answers',
  )
})
