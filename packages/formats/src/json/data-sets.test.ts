import { expect, test } from 'vitest'
import { entriesOf } from '../testing/entries-of.ts'

const shown = (...lines: readonly object[]) =>
  entriesOf(lines.map((line) => JSON.stringify(line)).join('\n'), 'data.jsonl').map(({ status, question }) =>
    [
      status === 'taken' ? question.question : status,
      ...question.options.map(({ option, is_correct }) => `${is_correct ? '*' : ''}${option}`),
      ...(question.paragraph === '' ? [] : [`¶ ${question.paragraph}`]),
      ...(question.solution === '' ? [] : [`= ${question.solution}`]),
    ].join(' | '),
  )

test('a question in an object of its own, with its key beside it', () => {
  const choices = [
    { text: 'Po', label: 'A' },
    { text: 'Nile', label: 'B' },
  ]
  expect(shown({ id: 'x', question: { stem: 'Which river?', choices }, answerKey: 'B' })).toEqual([
    'Which river? | Po | *Nile',
  ])
})

test('wrong options in fields of their own, and what supports the right one', () => {
  expect(
    shown({
      question: 'Which river?',
      distractor2: 'Rhine',
      distractor1: 'Po',
      correct_answer: 'Nile',
      support: 'Egypt has it.',
    }),
  ).toEqual(['Which river? | *Nile | Po | Rhine | = Egypt has it.'])
})

test('options that are called opa and opb, and their key cop', () => {
  expect(
    shown(
      { question: 'Which river?', opa: 'Po', opb: 'Nile', cop: 1, exp: 'It is long.' },
      { question: 'Which sea?', opa: 'Red', opb: 'Hot', cop: 0 },
    ),
  ).toEqual(['Which river? | Po | *Nile | = It is long.', 'Which sea? | *Red | Hot'])
})

test('two solutions of a goal', () => {
  expect(
    shown(
      { goal: 'To cool tea', sol1: 'Wait', sol2: 'Boil it', label: 0 },
      { goal: 'To dry', sol1: 'Rain', sol2: 'Sun', label: 1 },
    ),
  ).toEqual(['To cool tea | *Wait | Boil it', 'To dry | Rain | *Sun'])
})

test.each(['passage', 'article', 'context'])('the %s of a question is its paragraph', (name) => {
  expect(
    shown({ [name]: 'Bo has a cat.', question: 'Who has it?', options: ['Al', 'Bo'], answer: 'B' }),
  ).toEqual(['Who has it? | Al | *Bo | ¶ Bo has a cat.'])
})

test('answers that stand in a text are typed', () => {
  const qas = [
    {
      id: '1',
      question: 'Who?',
      answers: [
        { text: 'Bo', answer_start: 0 },
        { text: 'Bo', answer_start: 0 },
      ],
    },
  ]
  const [entry] = entriesOf(
    JSON.stringify({ data: [{ title: 'T', paragraphs: [{ context: 'Bo sings.', qas }] }] }),
  )
  expect(entry).toMatchObject({
    status: 'taken',
    question: {
      paragraph: 'Bo sings.',
      interaction: { kind: 'short_answer', key: { accepted: [{ value: 'Bo' }] } },
    },
  })
})

test('values and ranges of jupyterquiz are numbers that are typed, and what is said to options is taken', () => {
  const number = {
    question: 'How much?',
    type: 'numeric',
    answers: [
      { type: 'value', value: 4, correct: true, feedback: 'Exactly.' },
      { type: 'range', range: [3.9, 4.1], correct: true },
      { type: 'default', feedback: 'No.' },
    ],
  }
  const choice = {
    question: 'Which?',
    type: 'multiple_choice',
    answers: [
      { answer: 'a', correct: true, feedback: 'Right.' },
      { answer: 'b', correct: false, feedback: 'Wrong.' },
    ],
  }
  expect(entriesOf(JSON.stringify([number, choice]))).toMatchObject([
    {
      question: {
        interaction: {
          kind: 'numeric',
          key: { accepted: [{ value: '4' }, { tolerance: { low: '3.9', high: '4.1' } }] },
        },
      },
      without: [expect.stringContaining('Exactly.')],
    },
    { question: { option_feedback: ['Right.', 'Wrong.'] }, without: [] },
  ])
})

test('texts in several languages are translations of the first one', () => {
  const objects = [
    {
      question: { en: 'Which sea?', ur: 'کون سا سمندر؟' },
      options: [
        { en: 'Red', ur: 'احمر' },
        { en: 'Dead', ur: 'مردار' },
      ],
      answer: 'A',
    },
  ]
  const names = [
    {
      question_en: 'Which sea?',
      question_ur: 'کون سا سمندر؟',
      options_en: ['Red', 'Dead'],
      options_ur: ['احمر', 'مردار'],
      answer: 'A',
    },
  ]
  const beside = [
    {
      question: 'Which sea?',
      question_id: '7',
      question_ur: 'کون سا سمندر؟',
      options: [
        { text: 'Red', text_ur: 'احمر' },
        { text: 'Dead', text_ur: 'مردار' },
      ],
      answer: 'A',
    },
  ]
  for (const file of [objects, names, beside]) {
    const [entry] = entriesOf(JSON.stringify(file))
    expect(entry).toMatchObject({ status: 'taken', without: [] })
    expect(entry!.question.options).toMatchObject([{ option: 'Red', is_correct: true }, { option: 'Dead' }])
    expect(entry!.question.translations).toMatchObject([
      {
        language: 'ur',
        texts: [{ of: 'Which sea?', text: 'کون سا سمندر؟' }, { text: 'احمر' }, { text: 'مردار' }],
      },
    ])
  }
})

test('the cells of a notebook are one text in Markdown', () => {
  const cell = (source: string | string[], cell_type = 'markdown') => ({ cell_type, metadata: {}, source })
  const cells = [
    cell(['1. Which sea?\n', '   - [x] Red\n', '   - [ ] Hot\n']),
    cell('2. Which river?\n\n- [ ] Po\n- [x] Nile'),
  ]
  expect(
    entriesOf(JSON.stringify({ cells, metadata: {}, nbformat: 4 }), 'quiz.ipynb').map(
      ({ question }) => question.question,
    ),
  ).toEqual(['Which sea?', 'Which river?'])
})
