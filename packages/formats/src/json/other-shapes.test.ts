import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'
import { listsOf } from '../testing/lists-of.ts'
import { readList } from '../testing/read-list.ts'

const entriesIn = (text: string) => {
  const opened = openQuestionFile({ bytes: new TextEncoder().encode(text), name: 'quiz.json' })
  if ('problem' in opened) throw new Error(opened.problem)
  return [...opened.entries]
}
const rivers = ['Longest? | Po | *Nile', 'Shortest? | *Po | Nile']

test.each<[string, unknown]>([
  [
    'names of options with a flag, in an object of their own',
    [
      {
        question: 'Longest?',
        answers: { answer_a: 'Po', answer_b: 'Nile', answer_c: null },
        correct_answers: { answer_a_correct: 'false', answer_b_correct: 'true', answer_c_correct: 'false' },
        correct_answer: null,
      },
      {
        question: 'Shortest?',
        answers: { answer_a: 'Po', answer_b: 'Nile', answer_c: null },
        correct_answers: { answer_a_correct: 'true', answer_b_correct: 'false', answer_c_correct: 'false' },
      },
    ],
  ],
  [
    'the same beside the options',
    [
      { q: 'Longest?', opt_a: 'Po', opt_b: 'Nile', opt_a_correct: false, opt_b_correct: true },
      { q: 'Shortest?', opt_a: 'Po', opt_b: 'Nile', opt_a_correct: true, opt_b_correct: false },
    ],
  ],
  [
    'a list of truths beside the options',
    [
      { prompt: 'Longest?', choices: ['Po', 'Nile'], isCorrect: [false, true] },
      { prompt: 'Shortest?', choices: ['Po', 'Nile'], isCorrect: [true, false] },
    ],
  ],
  [
    'what each option earns',
    [
      {
        text: 'Longest?',
        options: [
          { text: 'Po', fraction: '0.00' },
          { text: 'Nile', fraction: '1.00' },
        ],
      },
      {
        text: 'Shortest?',
        options: [
          { text: 'Po', points: 5 },
          { text: 'Nile', points: 0 },
        ],
      },
    ],
  ],
  [
    'columns',
    {
      questions: ['Longest?', 'Shortest?'],
      choices: [
        ['Po', 'Nile'],
        ['Po', 'Nile'],
      ],
      answers: [1, 0],
    },
  ],
  [
    'rows',
    [
      ['Longest?', ['Po', 'Nile'], 'Nile'],
      ['Shortest?', ['Po', 'Nile'], 'Po'],
    ],
  ],
  [
    'texts as names',
    {
      'Longest?': { options: ['Po', 'Nile'], answer: 'B' },
      'Shortest?': { options: ['Po', 'Nile'], answer: 'A' },
    },
  ],
  [
    'values of options as the key',
    ['Longest?', 'Shortest?'].map((title, index) => ({
      title,
      choices: [
        { value: 'x1', text: 'Po' },
        { value: 'x2', text: 'Nile' },
      ],
      correctAnswer: index === 0 ? 'x2' : 'x1',
    })),
  ],
  [
    'what an interface puts around entries',
    {
      data: ['Longest?', 'Shortest?'].map((question, index) => ({
        id: index,
        attributes: {
          question,
          options: {
            data: ['Po', 'Nile'].map((text, at) => ({ attributes: { text, correct: at !== index } })),
          },
        },
      })),
    },
  ],
  [
    'types of a database',
    [
      { question: 'Longest?', options: ['Po', 'Nile'], correctIndex: { $numberInt: '1' } },
      { question: 'Shortest?', options: ['Po', 'Nile'], correctIndex: { $numberInt: '0' } },
    ],
  ],
  [
    'Russian names',
    [
      { вопрос: 'Longest?', варианты: ['Po', 'Nile'], ответ: 'Nile' },
      { вопрос: 'Shortest?', варианты: ['Po', 'Nile'], ответ: 'A' },
    ],
  ],
  [
    'Japanese names',
    [
      { 質問: 'Longest?', 選択肢: ['Po', 'Nile'], 正解: 'B' },
      { 質問: 'Shortest?', 選択肢: ['Po', 'Nile'], 正解: 'A' },
    ],
  ],
])('%s', (_, value) => {
  expect(readList(JSON.stringify(value))).toEqual(rivers)
})

test('a map of questions and their answers, and cards with two sides', () => {
  expect(readList(JSON.stringify({ 'Why rain?': 'Clouds.', 'Why wind?': 'Pressure.' }))).toEqual([
    'Why rain? | = Clouds.',
    'Why wind? | = Pressure.',
  ])
  expect(readList(JSON.stringify([{ front: 'delta', back: 'mouth of a river' }]))).toEqual([
    'delta | = mouth of a river',
  ])
})

test('two fields that name different options leave a question out, one that explains does not', () => {
  const options = ['Po', 'Nile', 'Don']
  const [first, second] = entriesIn(
    JSON.stringify([
      { question: 'Longest?', options, answerIndex: 1, correctAnswer: 'Po' },
      { question: 'Shortest?', options, correctAnswer: 'A', solution: 'It rises in the Alps.' },
      { question: 'Middle?', options, answerIndex: 0 },
    ]),
  )
  expect(first).toMatchObject({
    status: 'left out',
    reason: 'It has two answers: "Nile" and "Po". Delete the wrong one.',
  })
  expect(second).toMatchObject({ status: 'taken', question: { options: [{ is_correct: true }, {}, {}] } })
})

test('what is said after wrong tries and to answers is taken', () => {
  const [entry] = entriesIn(
    JSON.stringify([
      {
        question: 'Longest?',
        options: ['Po', 'Nile'],
        answer: 'Nile',
        hints: ['It is in Africa.', 'It has cataracts.'],
        correct_comments: 'Yes.',
        incorrect_comments: 'No.',
      },
    ]),
  )
  expect(entry).toMatchObject({
    question: { hints: ['It is in Africa.', 'It has cataracts.'], when_right: 'Yes.', when_wrong: 'No.' },
    without: [],
  })
})

const part = (type: string, rest: object) => ({ type, marks: 1, prompt: `<p>${type}?</p>`, ...rest })
const exam = (...questions: object[]) =>
  `// Numbas version: 1\n${JSON.stringify({ name: 'E', question_groups: [{ name: 'G', questions }] })}`

test('exams of Numbas: choices, numbers and texts; what its language draws or compares is left out', () => {
  const entries = entriesIn(
    exam(
      {
        statement: '<p>Look.</p>',
        advice: '<p>By definition.</p>',
        variables: {},
        parts: [part('1_n_2', { choices: ['<b>a</b>', 'b'], matrix: ['0', 3], distractors: ['no', ''] })],
      },
      { parts: [part('m_n_2', { choices: ['a', 'b', 'c'], matrix: [1, '-1', 1] })] },
      { parts: [part('numberentry', { minValue: '2.5', maxValue: 3 })] },
      { parts: [part('patternmatch', { answer: 'Lima', matchMode: 'exact' })] },
      { parts: [part('patternmatch', { answer: 'L.*', matchMode: 'regex' })] },
      { parts: [part('jme', { answer: 'x+1' })] },
      { variables: { a: {} }, parts: [part('numberentry', { minValue: 'a', maxValue: 'a' })] },
      { parts: [part('1_n_2', { choices: ['a'] }), part('information', {})] },
    ),
  )
  expect(entries.map(({ status, kind }) => `${status}: ${kind}`)).toEqual([
    'taken: oneRight',
    'taken: severalRight',
    'taken: number',
    'taken: shortAnswer',
    'left out: unknown',
    'left out: unknown',
    'left out: calculated',
    'left out: composed',
  ])
  expect(entries[0]?.question).toMatchObject({
    question: 'Look.\n1_n_2?',
    solution: 'By definition.',
    options: [{ option: 'a' }, { option: 'b', is_correct: true }],
    option_feedback: ['no'],
  })
  expect(entries.slice(1, 4).flatMap(({ question }) => listsOf(question))).toEqual([])
  expect(entries[2]?.question.interaction).toMatchObject({
    key: { accepted: [{ tolerance: { by: 'range', low: '2.5', high: '3' } }] },
  })
})

test.each<[string, object]>([
  ['the third of four fields for options', { a: 'Po', b: 'Nile', c: 'Don', d: 'Elbe', answer: 'B' }],
  [
    'the place of an option',
    {
      options: [
        { text: 'Po', order: 0 },
        { text: 'Nile', order: 1 },
      ],
      answer: 'Nile',
    },
  ],
])('%s is no key', (_, fields) => {
  const [entry] = entriesIn(JSON.stringify([{ question: 'Longest?', ...fields }]))
  expect(entry?.question.options.filter(({ is_correct }) => is_correct)).toMatchObject([{ option: 'Nile' }])
})

test('values of a form are no scores', () => {
  const options = [
    { text: 'No', value: 0 },
    { text: 'Yes', value: 1 },
  ]
  expect(entriesIn(JSON.stringify([{ question: 'Do you agree?', options }]))).toMatchObject([
    { status: 'left out' },
  ])
})

test('a further field for the key that names no option says why', () => {
  const [entry] = entriesIn(
    JSON.stringify([{ question: 'Odd?', options: ['2', '3'], answer: '3', solution: 'Two divides 2.' }]),
  )
  expect(entry).toMatchObject({ question: { solution: 'Two divides 2.' }, without: [] })
})
