import { describe, expect, test } from 'vitest'
import { listsOf } from '../testing/lists-of.ts'
import { openQuestionFile } from '../open-question-file.ts'
import { readList } from '../testing/read-list.ts'

const capitals = ['Capital of Italy? | *Rome | Milan', 'Capital of France? | Lyon | *Paris']
const italy = { question: 'Capital of Italy?', options: ['Rome', 'Milan'], answer: 'Rome' }
const france = { question: 'Capital of France?', options: ['Lyon', 'Paris'], answer: 'Paris' }

test.each<[string, unknown]>([
  ['a list', [italy, france]],
  ['a list within a quiz', { quiz: { title: 'Capitals', questions: [italy, france] } }],
  ['an object by numbers', { 1: italy, 2: france }],
  [
    'options by letters',
    [
      { stem: 'Capital of Italy?', choices: { A: 'Rome', B: 'Milan' }, correct: 'A' },
      { prompt: 'Capital of France?', choices: { a: 'Lyon', b: 'Paris' }, correct_option: 'b' },
    ],
  ],
  [
    'options as objects',
    [
      {
        text: 'Capital of Italy?',
        answers: [
          { text: 'Rome', correct: true },
          { text: 'Milan', correct: false },
        ],
      },
      {
        questionText: 'Capital of France?',
        answerOptions: [
          { answerText: 'Lyon', isCorrect: 0 },
          { answerText: 'Paris', isCorrect: 1 },
        ],
      },
    ],
  ],
  [
    'options with identifiers',
    [
      {
        question: 'Capital of Italy?',
        choices: [
          { id: 'a', text: 'Rome' },
          { id: 'b', text: 'Milan' },
        ],
        answer: 'a',
      },
      {
        question: 'Capital of France?',
        options: [
          { label: 'A', value: 'Lyon' },
          { label: 'B', value: 'Paris' },
        ],
        correctAnswer: 'B',
      },
    ],
  ],
  [
    'a field for each option',
    [
      {
        question: 'Capital of Italy?',
        option_a: 'Rome',
        option_b: 'Milan',
        correct_answer: 'option_a'.slice(-1),
      },
      { question: 'Capital of France?', option1: 'Lyon', option2: 'Paris', correctAnswer: 'Paris' },
    ],
  ],
  [
    'letters in the texts of options',
    [
      { question: 'Capital of Italy?', options: ['A. Rome', 'B. Milan'], answer: 'A. Rome' },
      { question: 'Capital of France?', options: ['A) Lyon', 'B) Paris'], answer: 'B' },
    ],
  ],
  [
    'numbers from 0',
    [
      { question: 'Capital of Italy?', options: ['Rome', 'Milan'], correctAnswer: 0 },
      { question: 'Capital of France?', options: ['Lyon', 'Paris'], correctAnswer: 1 },
    ],
  ],
  [
    'numbers from 1',
    [
      { question: 'Capital of Italy?', options: ['Rome', 'Milan'], correctAnswer: 1 },
      { question: 'Capital of France?', options: ['Lyon', 'Paris'], correctAnswer: 2 },
    ],
  ],
])('given JSON with %s, then its questions are read with their keys', (_, value) => {
  expect(readList(JSON.stringify(value))).toEqual(capitals)
})

test('given one correct and several wrong answers with HTML entities, then they are options', () => {
  const question = {
    question: 'What is &quot;H<sub>2</sub>O&quot;?',
    correct_answer: 'Water',
    incorrect_answers: ['Salt', 'Air'],
  }
  expect(readList(JSON.stringify({ results: [question] }))).toEqual(['What is "H₂O"? | *Water | Salt | Air'])
})

describe('given JSON with syntax errors', () => {
  const first = "{ question: 'Capital of Italy?', options: ['Rome', 'Milan'], answer: 'Rome' }"
  const written = `[\n  // two\n  ${first},\n  ${JSON.stringify(france)},\n]`

  test.each([
    ['JavaScript', `export const quiz = ${written};`],
    ['a fence with sentences around it', `Here is your quiz:\n\n\`\`\`json\n${written}\n\`\`\`\nGood luck!`],
    ['a question in each line', `${JSON.stringify(italy)}\n${JSON.stringify(france)}\n`],
    ['a byte order mark', `\uFEFF${JSON.stringify([italy, france])}`],
  ])('as %s, then it is read', (_, text) => {
    expect(readList(text)).toEqual(capitals)
  })

  test('truncated, then it is reported as truncated', () => {
    const opened = openQuestionFile({
      bytes: new TextEncoder().encode(JSON.stringify([italy, france]).slice(0, -9)),
    })
    const [entry] = 'problem' in opened ? [] : [...opened.entries]
    expect(entry).toMatchObject({ status: 'left out', reason: expect.stringContaining('cut off or damaged') })
  })
})

describe('given an answer that may mean two options', () => {
  test.each([
    ['a number that counts from 0 or from 1', ['Rome', 'Milan', 'Turin'], 1, /from 0 or from 1/],
    ['a number that is also a text', ['2', '1', '3'], 1, /may be the number of an option or the text of one/],
    ['a number behind the last', ['Rome', 'Milan'], 5, /5/],
    ['words that no option has', ['Rome', 'Milan'], 'Naples', /is none of its options/],
  ])('as %s, then the question is left out and its reason says so', (_, options, answer, reason) => {
    const opened = openQuestionFile({
      bytes: new TextEncoder().encode(JSON.stringify([{ question: 'Which?', options, answer }])),
    })
    const [entry] = 'problem' in opened ? [] : [...opened.entries]
    expect(entry).toMatchObject({ status: 'left out', reason: expect.stringMatching(reason) })
  })
})

test('reads what belongs to a question; a title shared by all questions is not a section', () => {
  const question = {
    ...italy,
    explanation: 'Since 1871.',
    points: 2,
    difficulty: 'hard',
    tags: ['geo'],
    hint: 'South.',
  }
  const parts = [
    { title: 'One', items: [question] },
    { title: 'Two', items: [france] },
  ]
  const read = (value: unknown) => {
    const opened = openQuestionFile({ bytes: new TextEncoder().encode(JSON.stringify(value)) })
    return 'problem' in opened ? [] : [...opened.entries]
  }
  const [first, second] = read({ title: 'Quiz', sections: parts })
  expect(first).toMatchObject({
    question: {
      solution: 'Since 1871.',
      weightage: 2,
      difficulty_level: 'Hard',
      tags: [{ tag_name: 'geo' }],
      section: 'One',
      hints: ['South.'],
    },
    without: [],
  })
  expect(second!.question.section).toBe('Two')
  expect(read({ title: 'Quiz', questions: [question] })[0]!.question.section).toBe('')
})

test.each([
  ['a link', 'https://example.com/a.png', 'https://example.com/a.png', []],
  ['bytes', 'data:image/png;base64,AAAA', '', ['its image']],
])('an image that is %s is read, or reported as lost', (_, image, taken, without) => {
  const bytes = new TextEncoder().encode(JSON.stringify([{ ...italy, image }]))
  const opened = openQuestionFile({ bytes })
  const [entry] = 'problem' in opened ? [] : [...opened.entries]
  expect(entry).toMatchObject({ question: { image_url: taken }, without })
})

test('a question without options is true or false, descriptive, or left out with its kind', () => {
  const questions = [
    { question: 'Two is prime.', type: 'true_false', answer: true },
    { question: 'Why?', type: 'essay', sample_answer: 'Because.' },
    { question: 'Match.', type: 'matching', pairs: [{ left: 'Italy', right: 'Rome' }] },
    { question: 'The capital of Italy is ___.', type: 'fill_in_the_blank', answer: 'Rome' },
    { question: 'Order.', type: 'ordering', items: ['b', 'a'] },
    { question: 'Order.', type: 'ordering', items: ['b', 'a'], answer: ['a', 'b'] },
    { question: 'Order.', type: 'ordering', items: ['b', 'a'], correct_order: [1, 0] },
  ]
  const opened = openQuestionFile({ bytes: new TextEncoder().encode(JSON.stringify({ questions })) })
  const entries = 'problem' in opened ? [] : [...opened.entries]
  expect(entries.map(({ status, kind }) => [status, kind])).toEqual([
    ['taken', 'trueFalse'],
    ['taken', 'descriptive'],
    ['taken', 'matching'],
    ['taken', 'shortAnswer'],
    ['taken', 'ordering'],
    ['taken', 'ordering'],
    ['left out', 'ordering'],
  ])
  expect([2, 4, 5].map((index) => listsOf(entries[index]!.question))).toEqual([
    ['Italy → Rome'],
    ['b', 'a'],
    ['a', 'b'],
  ])
  expect(entries[1]!.question.solution).toBe('Because.')
})

test('given objects nested a hundred thousand deep, then the other questions are read', () => {
  const deep = `${'{"text":'.repeat(100_000)}"x"${'}'.repeat(100_000)}`
  const text = `[{"question":${deep},"options":["a","b"]},{"question":"Q","extra":${deep}},${JSON.stringify(italy)}]`
  expect(readList(text).at(-1)).toBe(capitals[0])
})

test('given options that differ in nothing but their case, then an answer names the one with its own', () => {
  const asked = { question: 'Which?', options: ['TRUE', 'true', 'x'], answer: 'true' }
  expect(readList(JSON.stringify([asked]))).toEqual(['Which? | TRUE | *true | x'])
})
