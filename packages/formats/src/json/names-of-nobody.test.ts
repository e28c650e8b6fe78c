import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'
import { readList } from '../testing/read-list.ts'
import { listedByShape } from './fields-by-shape.ts'

const json = (value: unknown): string => JSON.stringify(value)

test.each([
  [
    'texts of options in a field that nobody knows',
    json([
      { question: 'Largest moon?', choices: [{ wording: 'Io' }, { wording: 'Ganymede', correct: true }] },
    ]),
    ['Largest moon? | Io | *Ganymede'],
  ],
  [
    'options by letters in a field that nobody knows, beside other lists',
    json([
      {
        stem: 'Largest moon?',
        groups: ['1', '2', '3'],
        opts: { a: 'Io', b: 'Rhea', c: 'Ganymede' },
        answer: 'c',
      },
    ]),
    ['Largest moon? | Io | Rhea | *Ganymede'],
  ],
  [
    'letters of options in a field that nobody knows, out of their order',
    json([
      {
        question: 'Largest moon?',
        options: [
          { mark: 'b', text: 'Ganymede' },
          { mark: 'a', text: 'Io' },
        ],
        answer: 'b',
      },
    ]),
    ['Largest moon? | *Ganymede | Io'],
  ],
  [
    'right answers beside alternatives',
    json([{ question: 'Largest moon?', answers: ['Ganymede'], alternatives: ['Io', 'Rhea'] }]),
    ['Largest moon? | *Ganymede | Io | Rhea'],
  ],
  [
    'an answer among its alternatives',
    json([{ question: 'Largest moon?', answers: ['Rhea'], alternatives: ['Io', 'Rhea'] }]),
    ['Largest moon? | Io | *Rhea'],
  ],
  [
    'the right one among texts by its name',
    json([{ q: 'Largest moon?', a: ['Io', { correct: 'Ganymede' }, 'Rhea'] }]),
    ['Largest moon? | Io | *Ganymede | Rhea'],
  ],
  [
    'options in the text of a prompt',
    json([{ instruction: 'Choose one.', input: 'Largest moon?\nA. Io\nB. Ganymede', output: 'B' }]),
    ['Choose one.\nLargest moon? | Io | *Ganymede'],
  ],
  [
    'options in one line of a text, and a list of letters',
    json([{ question: '月亮最大的是（ ）\nA．木卫一  B．木卫三', answer: ['B'] }]),
    ['月亮最大的是（ ） | 木卫一 | *木卫三'],
  ],
  [
    'a question in an object of its own, with its key beside that',
    json([
      {
        content: {
          question: 'Largest moon?',
          options: [
            { prompt: '1', value: '7' },
            { prompt: '2', value: '3' },
          ],
        },
        correctOption: '2',
        marks: { positive: 2 },
      },
    ]),
    ['Largest moon? | 7 | *3'],
  ],
  [
    'fields for options whose texts have their letters too',
    json([{ q: 'Largest moon?', a: 'A. Io', b: 'B. Ganymede', answer: 'b' }]),
    ['Largest moon? | Io | *Ganymede'],
  ],
  [
    'code among the words of HTML',
    json([
      { question: '<b>What</b> is List<Moon>, while i<n;?', options: ['List<T>', 'moon'], answer: 'moon' },
    ]),
    ['What is List<Moon>, while i<n;? | List<T> | *moon'],
  ],
  [
    'options by the texts of their questions, and keys by the same',
    json({
      questions: { 'Largest moon?': ['Io', 'Ganymede'], 'Its planet?': ['Mars', 'Jupiter'] },
      answers: { 'Its planet?': 'Jupiter', 'Largest moon?': 'Ganymede' },
    }),
    ['Largest moon? | Io | *Ganymede', 'Its planet? | Mars | *Jupiter'],
  ],
  [
    'options and their key in a field of their own',
    json([
      { nom: 'Q1', question: 'Largest moon?', reponses: { propositions: ['Io', 'Ganymede'], vraies: [1] } },
      { nom: 'Q2', question: 'Its planet?', reponses: { propositions: ['Jupiter', 'Mars'], vraies: [0] } },
    ]),
    ['Largest moon? | Io | *Ganymede', 'Its planet? | *Jupiter | Mars'],
  ],
  [
    'prompts with options and what completes them',
    '{"prompt":"Largest moon?\\nA) Io\\nB) Ganymede","completion":" B"}\n' +
      '{"prompt":"Its planet?\\nA) Mars\\nB) Jupiter","completion":" B"}\n',
    ['Largest moon? | Io | *Ganymede', 'Its planet? | Mars | *Jupiter'],
  ],
  [
    'a program with a question in each line, whose brackets are no damage',
    `const lune = [\n {d: 'Which is large?', r: ['Io', 'Rhea'], k: 'Io'},\n` +
      ` {d: 'Which is old?', r: ['Io', 'Rhea'], k: 'Rhea'},\n]\n`,
    ['Which is large? | *Io | Rhea', 'Which is old? | Io | *Rhea'],
  ],
  [
    'XML in another language',
    '<prove><prova><testo>Qual è la luna maggiore?</testo><scelte><scelta sigla="a">Io</scelta>' +
      '<scelta sigla="b">Ganimede</scelta></scelte><giusta>b</giusta></prova><prova><testo>E la minore?</testo>' +
      '<scelte><scelta sigla="a">Deimos</scelta><scelta sigla="b">Rea</scelta></scelte>' +
      '<giusta>a</giusta></prova></prove>',
    ['Qual è la luna maggiore? | Io | *Ganimede', 'E la minore? | *Deimos | Rea'],
  ],
])('questions are read from %s', (_, text, list) => {
  expect(readList(text)).toEqual(list)
})

test('HTML that was escaped twice is read as HTML, and one question about tags stays', () => {
  const twice = (text: string) => `&lt;p&gt;${text}&lt;/p&gt;`
  const question = (text: string) => ({ question: text, options: ['a &amp;lt; b', 'c'], answer: 'c' })
  expect(readList(json([question(twice('One &amp;amp; two?')), question(twice('Three?'))]))).toEqual([
    'One & two? | a < b | *c',
    'Three? | a < b | *c',
  ])
  expect(readList(json([question(twice('One?')), question('Two?')]))).toEqual([
    '<p>One?</p> | a &lt; b | *c',
    'Two? | a &lt; b | *c',
  ])
})

test('one damaged line of many leaves the others, and a number that JSON has not is no damage', () => {
  const line = (text: string) => `{"question": "${text}?", "options": ["Io", "Rhea"], "answer": "Io"}`
  const text = [
    line('One'),
    line('Two').replace('}', ', "url": NaN}'),
    line('Three').slice(0, -9),
    line('Four'),
  ]
  expect(readList(text.join('\n'))).toEqual([
    'One? | *Io | Rhea',
    'Two? | *Io | Rhea',
    'Four? | *Io | Rhea',
    'left out',
  ])
  const opened = openQuestionFile({ bytes: new TextEncoder().encode(text.join('\n')), name: 'a.jsonl' })
  expect('entries' in opened && [...opened.entries].at(-1)).toMatchObject({
    reason: expect.stringContaining('Line 3'),
  })
})

test('languages that are called by a country are translations', () => {
  const file = json([
    {
      question: { en: 'Largest moon?', hn: 'सबसे बड़ा चाँद?' },
      options: ['Io', 'Ganymede'],
      answer: 'Ganymede',
    },
  ])
  expect(readList(file)).toEqual(['Largest moon? | Io | *Ganymede'])
})

test('an object with more fields than a question has is not compared field by field', () => {
  const fields = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`note ${index}`, `${index}`]))
  const question = { question: 'Largest moon?', wahl: ['Io', 'Ganymede'], answer: 'Io' }
  expect(listedByShape({ ...question, ...fields(20) })).toEqual(['Io', 'Ganymede'])
  expect(listedByShape({ ...question, ...fields(600) })).toBeUndefined()
})

test('further answers that are accepted make a question one that is typed', () => {
  const file = json([
    { question: 'Largest moon?', answer: 'Ganymede', acceptableAnswers: ['Jupiter III', 'Ganymede'] },
  ])
  const opened = openQuestionFile({ bytes: new TextEncoder().encode(file), name: 'moons.json' })
  const [entry] = 'entries' in opened ? [...opened.entries] : []
  expect(entry?.question.interaction).toMatchObject({
    kind: 'short_answer',
    key: { accepted: [{ value: 'Ganymede' }, { value: 'Jupiter III' }] },
  })
})

test('a field that looks like the tag of a language and is none stays a field', () => {
  const file = json([
    { question: 'Largest moon?', options: ['Io', 'Ganymede'], answer: 'Io', more: { of_user: 'Ada' } },
  ])
  expect(readList(file)).toEqual(['Largest moon? | *Io | Ganymede'])
})

test('what a program calls a pair is no side of it', () => {
  const pair = (id: string, left: string, right: string) => ({ id, left, right })
  const file = json([
    {
      question: 'Whose moon?',
      type: 'matching',
      pairs: [pair('p1', 'Io', 'Jupiter'), pair('p2', 'Rhea', 'Saturn')],
    },
  ])
  const opened = openQuestionFile({ bytes: new TextEncoder().encode(file), name: 'moons.json' })
  const [entry] = 'entries' in opened ? [...opened.entries] : []
  expect(entry?.question.interaction).toMatchObject({
    presentation: { prompts: [{ text: 'Io' }, { text: 'Rhea' }] },
  })
})

const kindsIn = (value: unknown): string[] => {
  const opened = openQuestionFile({ bytes: new TextEncoder().encode(json(value)), name: 'moons.json' })
  return 'entries' in opened ? [...opened.entries].map(({ kind }) => kind) : []
}

test('settings and marks of questions are no truths', () => {
  expect(kindsIn([{ question: 'Describe Io.', relies_on_rubric: false }])).toEqual(['descriptive'])
  const list = ['Describe Io.', 'Describe Rhea.'].map((question) => ({ question, score: 2 }))
  expect(kindsIn({ title: 'Moons', parts: list })).toEqual(['descriptive', 'descriptive'])
})

test('letters of true and false are truths where all answers of a file are such', () => {
  const statements = (answers: readonly string[]) =>
    answers.map((risposta, index) => ({ domanda: `La luna ${index} è grande.`, risposta }))
  expect(kindsIn(statements(['V', 'F', 'V']))).toEqual(['trueFalse', 'trueFalse', 'trueFalse'])
  expect(kindsIn(statements(['V', 'Io', 'F']))).toEqual(['descriptive', 'descriptive', 'trueFalse'])
})
