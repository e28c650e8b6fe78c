import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'
import { readList } from '../testing/read-list.ts'

const entriesIn = (value: unknown) => {
  const opened = openQuestionFile({
    bytes: new TextEncoder().encode(JSON.stringify(value)),
    name: 'quiz.json',
  })
  if ('problem' in opened) throw new Error(opened.problem)
  return [...opened.entries]
}
const rivers = ['Longest? | Po | *Nile', 'Shortest? | *Po | Nile']

test.each<[string, unknown]>([
  [
    'letters in an object that stands alone in a list',
    [
      { soal: 'Longest?', pilihan: [{ A: 'Po', B: 'Nile' }], jawaban: 'B' },
      { soal: 'Shortest?', pilihan: [{ A: 'Po', B: 'Nile' }], jawaban: 'A' },
    ],
  ],
  [
    'a flag of any name in each option',
    [
      {
        title: 'Longest?',
        answers: [
          { text: 'Po', valid: false },
          { text: 'Nile', valid: true },
        ],
      },
      {
        title: 'Shortest?',
        answers: [
          { text: 'Po', valid: true },
          { text: 'Nile', valid: false },
        ],
      },
    ],
  ],
  [
    'truths by letters',
    [
      { question: 'Longest?', options: { A: 'Po', B: 'Nile' }, correct: { A: false, B: true } },
      { question: 'Shortest?', options: { A: 'Po', B: 'Nile' }, correct: { A: true, B: false } },
    ],
  ],
  [
    'keys by ids beside the questions',
    {
      questions: [
        { id: 7, text: 'Longest?', choices: ['Po', 'Nile'] },
        { id: 9, text: 'Shortest?', choices: ['Po', 'Nile'] },
      ],
      answers: { 9: 'Po', 7: 'Nile' },
    },
  ],
  [
    'keys in the order of the questions',
    {
      items: [
        { text: 'Longest?', choices: ['Po', 'Nile'] },
        { text: 'Shortest?', choices: ['Po', 'Nile'] },
      ],
      answerKey: ['B', 'A'],
    },
  ],
])('%s tell which options are right', (_, value) => {
  expect(readList(JSON.stringify(value))).toEqual(rivers)
})

test('wrong options in another language stand beside the right one', () => {
  const value = { perguntas: [{ pergunta: 'Longest?', resposta: 'Nile', erradas: ['Po', 'Oder'] }] }
  expect(readList(JSON.stringify(value))).toEqual(['Longest? | *Nile | Po | Oder'])
})

test('a passage with columns of questions is the paragraph of each', () => {
  const value = {
    article: 'Ann has a cat.',
    questions: ['Who?', 'What?'],
    options: [
      ['Ann', 'Bob'],
      ['dog', 'cat'],
    ],
    answers: ['A', 'B'],
  }
  const entries = entriesIn(value)
  expect(readList(JSON.stringify(value))).toEqual(['Who? | *Ann | Bob', 'What? | dog | *cat'])
  expect(entries.map(({ question }) => question.paragraph)).toEqual(['Ann has a cat.', 'Ann has a cat.'])
})

test('what a form knows of its options, and statements that are true or false, are no keys', () => {
  const chosen = [
    {
      question: 'Longest?',
      options: [
        { text: 'Po', selected: true },
        { text: 'Nile', selected: false },
      ],
    },
  ]
  expect(entriesIn(chosen)).toEqual([expect.objectContaining({ status: 'left out' })])
  const statements = {
    title: 'Rivers',
    questions: [
      { question: 'The Po is long.', valid: false },
      { question: 'The Nile is long.', valid: true },
    ],
  }
  expect(entriesIn(statements).map(({ kind }) => kind)).toEqual(['trueFalse', 'trueFalse'])
})

test('rows of texts whose last one is the right option of each are questions, and other rows are none', () => {
  const rows = [
    ['Longest?', 'Po', 'Nile', 'Oder', 'Nile'],
    ['Shortest?', 'Po', 'Nile', 'Oder', 'Po'],
  ]
  expect(readList(JSON.stringify(rows))).toEqual([
    'Longest? | Po | *Nile | Oder',
    'Shortest? | *Po | Nile | Oder',
  ])
  expect(readList(JSON.stringify([...rows, ['Widest?', 'Po', 'Nile', 'Oder', 'Elbe']])).join()).not.toContain(
    '*',
  )
})

test('a short field that is 1 in one option is its truth, and numbers of two options are none', () => {
  const options = (right: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({ c: index === right ? '1' : '0', text: `x${index}` }))
  const [three, two] = readList(
    JSON.stringify([
      { question: 'Which?', options: options(1, 3) },
      { question: 'Who?', options: options(1, 2) },
    ]),
  )
  expect(three).toBe('Which? | x0 | *x1 | x2')
  expect(two).not.toContain('*')
})
