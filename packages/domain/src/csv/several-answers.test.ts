import { describe, expect, test } from 'vitest'
import type { Interaction } from '../kinds/interaction.ts'
import { requiredColumns } from './column-names.ts'
import { readHeader } from './read-header.ts'
import { readQuestionRow } from './read-row.ts'
import { fullQuestion } from './sparse-question.ts'
import { columnsFor, toCells } from './write-row.ts'

const primes = (interaction?: Interaction) =>
  fullQuestion({
    question: 'Which are prime?',
    options: ['2', '3', '4'].map((option, index) => ({ option, is_correct: index < 2 })),
    ...(interaction && { interaction }),
  })
const several: Interaction = {
  kind: 'multiple_answers',
  presentation: { tells_count: false, at_most: null },
  scoring: { rule: 'net' },
}
const read = (header: readonly string[], cells: readonly string[]) => {
  const found = readHeader(header)
  if (!found.ok) throw new Error('The header is wrong.')
  return readQuestionRow(cells, found.layout)
}

test.each<Interaction>([
  several,
  { ...several, scoring: { rule: 'coverage' } },
  {
    ...several,
    presentation: { tells_count: true, at_most: 2 },
    scoring: { rule: 'weights', weights: [50, 50, -50] },
  },
  { kind: 'true_false' },
])('a row keeps the kind and the scoring %j', (interaction) => {
  const question = primes(interaction)
  const columns = columnsFor([question])
  expect(read(columns, toCells(question, columns))).toMatchObject({ ok: true, question })
})

test('files of questions with one right answer have the columns of the specification', () =>
  expect(columnsFor([primes()])).toEqual(requiredColumns))

test.each([
  [
    'hotline',
    '',
    'kind must be empty, single_answer, multiple_answers, true_false, numeric, short_answer, matching, ' +
      'ordering, cloze, hotspot, descriptive.',
  ],
  [
    'multiple answers',
    'half',
    'credit must be net, all, each, coverage, any or a weight for each option, such as "weights: 50;50;-50".',
  ],
])('the kind %j with the credit %j is refused with the list of what is known', (kind, credit, reason) => {
  const result = read(['question', 'option1', 'option2', 'kind', 'credit'], ['Q', 'a', 'b', kind, credit])
  expect(result).toMatchObject({ ok: false, reason })
})

test('a key may name several options where the row says that several are right', () => {
  const header = ['question', 'option1', 'option2', 'option3', 'correct_option', 'kind']
  const cells = (kind: string) => ['Q', 'a', 'b', 'c', 'A, C', kind]
  expect(read(header, cells('Multiple response'))).toMatchObject({
    ok: true,
    question: { options: [{ is_correct: true }, { is_correct: false }, { is_correct: true }] },
  })
  expect(read(header, cells('single_answer'))).toMatchObject({ ok: false, column: 5 })
})

describe('in the column of another tool', () => {
  const header = ['Question', 'A', 'B', 'C', 'Answer', 'Question Type']
  const layout = (() => {
    const found = readHeader(header, ['question', 'option1', 'option2', 'option3', 'correct_option', 'kind'])
    if (!found.ok) throw new Error('The header is wrong.')
    return found.layout
  })()
  const asked = (...cells: string[]) => {
    const row = readQuestionRow(cells, layout)
    return row.ok ? row.question : row.reason
  }

  test.each<[kind: string, cells: string[], expected: object]>([
    ['MSQ', ['a', 'b', 'c', '1,3'], { interaction: { kind: 'multiple_answers' } }],
    [
      'Short Answer',
      ['', '', '', 'Pacific | Pacific Ocean'],
      {
        options: [],
        solution: '',
        interaction: { key: { accepted: [{ value: 'Pacific' }, { value: 'Pacific Ocean' }] } },
      },
    ],
    [
      'Fill-in-the-Blank',
      ['Paris', 'Pa*ris', '', ''],
      {
        options: [],
        interaction: { key: { accepted: [{ value: 'Paris' }, { value: 'Pa*ris', is_pattern: false }] } },
      },
    ],
    [
      'Numeric',
      ['4', '', '', ''],
      { options: [], interaction: { kind: 'numeric', key: { accepted: [{ value: '4' }] } } },
    ],
    [
      'Matching',
      ['Paris = France', 'Rome = Italy', '', ''],
      {
        options: [],
        interaction: { kind: 'matching', presentation: { prompts: [{ text: 'Paris' }, { text: 'Rome' }] } },
      },
    ],
    ['Open-Ended', ['', '', '', ''], { options: [], interaction: { kind: 'descriptive' } }],
    [
      'True/False',
      ['True', 'False', '', 'FALSE'],
      { options: [{ is_correct: false }, { is_correct: true }] },
    ],
    ['Multiple choice', ['a', 'b', '', 'B'], { options: [{ is_correct: false }, { is_correct: true }] }],
  ])('%s says how students answer', (kind, cells, expected) => {
    expect(asked('Which?', ...cells, kind)).toMatchObject(expected)
  })

  test.each([
    ['Theory', ['a', 'b', '', 'B']],
    ['Numeric', ['a', 'b', '', 'B']],
  ])('%s says nothing where it does not fit, and the options count', (kind, cells) => {
    const question = asked('Which?', ...cells, kind)
    expect(question).toMatchObject({ options: [{ option: 'a' }, { option: 'b' }] })
    expect(question).not.toHaveProperty('interaction')
  })
})
