import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'

const opened = (value: unknown, name = 'quiz.json') =>
  openQuestionFile({ name, bytes: Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)) })
const read = (value: unknown, name?: string) => {
  const file = opened(value, name)
  if ('problem' in file) throw new Error(file.problem)
  return [...file.entries].map(({ question }) => question)
}
const shown = (value: unknown, name?: string) =>
  read(value, name).map(({ question, options }) =>
    [question, ...options.map(({ option, is_correct }) => `${is_correct ? '*' : ''}${option}`)].join(' | '),
  )

test('tags that a question is about stay, and HTML is read as what it shows', () => {
  expect(
    shown([
      { question: 'What does the <b> tag do?', options: ['Bold', 'Italic'], answer: 'Bold' },
      { question: 'Which makes a link?', options: ['<link>', '<a>', '<href>'], answer: '<a>' },
      { question: 'Which is bold?', options: ['<b>x</b>', '<i>x</i>'], answer: '<b>x</b>' },
      { question: '<p>Which <i>one</i>?</p>', options: ['<p>k</p>', '<p>l</p>'], answer: '<p>l</p>' },
    ]),
  ).toEqual([
    'What does the <b> tag do? | *Bold | Italic',
    'Which makes a link? | <link> | *<a> | <href>',
    'Which is bold? | *<b>x</b> | <i>x</i>',
    'Which one? | k | *l',
  ])
})

test('options in fields with numbers behind a plural of another language are options', () => {
  expect(shown([{ pregunta: '¿Cuál?', opciones1: 'x', opciones2: 'y', respuesta_correcta: 2 }])).toEqual([
    '¿Cuál? | x | *y',
  ])
})

test('questions may be the names of objects with letters and a key', () => {
  const program = 'quiz = {\n "Which river is it?": {"a": "Niger", "b": "Nile", "answer": "b"},\n}\n'
  expect(shown(program, 'quiz.py')).toEqual(['Which river is it? | Niger | *Nile'])
})

test('a star marks the right one of a list, and a truth beside the text of an option is no text', () => {
  expect(
    shown([
      { q: 'Which?', a: ['x', '*y'] },
      {
        prompt: 'Who?',
        options: [
          { option: 'k', note: 'n' },
          { option: 'l', answer: true },
        ],
        quotes: ['k', 'm'],
      },
    ]),
  ).toEqual(['Which? | x | *y', 'Who? | k | *l'])
})

test.each<[string, object]>([
  ['fields of one name with letters', [{ soal: 'Which?', pil_a: 'x', pil_b: 'y', kunci: 'b' }]],
  ['a text that is true beside false ones', [{ q: 'Which?', true: 'y', false: ['x'] }]],
])('given %s, then they are the options', (_, value) => {
  expect(shown(value)[0]?.split(' | ').slice(1).toSorted()).toEqual(['*y', 'x'])
})

test('more texts with the word True or False than a question has options are statements', () => {
  const rows = Array.from(
    { length: 9 },
    (_, no) => `  {"text": "No ${no} is even.", "answer": "${no % 2 ? 'False' : 'True'}"},`,
  )
  const seen = shown(`question_data = [\n${rows.join('\n')}\n]\n`, 'data.py')
  expect(seen.slice(0, 2)).toEqual(['No 0 is even. | *True | False', 'No 1 is even. | True | *False'])
})

test('a list that is called statements holds statements', () => {
  expect(
    shown({
      statements: [
        { text: 'Ice is cold.', isTrue: true },
        { text: 'Fire is cold.', isTrue: false },
      ],
    }),
  ).toEqual(['Ice is cold. | *True | False', 'Fire is cold. | True | *False'])
})

test('what is paired or put in order needs no text but an instruction', () => {
  const [matched, ordered, number] = read({
    tasks: [
      {
        type: 'match',
        instruction: 'Match',
        pairs: [
          { left: 'dog', right: 'perro' },
          { left: 'cat', right: 'gato' },
        ],
      },
      { type: 'sort', instruction: 'Sort', items: ['ant', 'cat', 'cow'] },
      { question: 'Boiling point?', correct: 100, tolerance: 0.5 },
    ],
  })
  expect(matched?.interaction?.kind).toBe('matching')
  expect(ordered?.interaction?.kind).toBe('ordering')
  expect(number?.interaction).toMatchObject({ kind: 'numeric' })
})

test('the answer of a question without options may be called its text', () => {
  expect(read([{ questionText: 'Who is it?', answerText: 'Bruce Wayne' }])[0]?.solution).toBe('Bruce Wayne')
})

test('JSON without questions is no list, whatever its lines look like', () => {
  const parts = Array.from({ length: 60 }, (_, index) => ({
    url: `https://x.org/english/part-${index}`,
    name: `Part ${index} of it`,
    parent: 'https://x.org/english',
    last: (index * 7) % 60,
  }))
  expect(opened(JSON.stringify({ parts }, null, 2))).toMatchObject({
    problem: expect.stringContaining('No question was found in this JSON'),
  })
})

test('a text of JSON with its answers in double braces has gaps, and names of gaps are none', () => {
  const [named, alone, place] = read([
    { type: 'cloze', text: 'The capital of Peru is {{Lima}}.' },
    { question: '{{c1::Helium|He}} and {{c2::Neon}} are noble.' },
    { question: 'Ice is {{1}}.', answer: 'cold' },
  ])
  expect(named).toMatchObject({
    question: 'The capital of Peru is [[1]].',
    interaction: { kind: 'cloze', key: { gaps: [{ accepted: [{ value: 'Lima' }] }] } },
  })
  expect(alone).toMatchObject({
    question: '[[1]] and [[2]] are noble.',
    interaction: {
      key: {
        gaps: [{ accepted: [{ value: 'Helium' }, { value: 'He' }] }, { accepted: [{ value: 'Neon' }] }],
      },
    },
  })
  expect(place?.interaction?.kind).not.toBe('cloze')
})

test('items to order are hinted at if nothing says their right order', () => {
  const file = opened([
    { question: 'Order.', type: 'ordering', items: ['ant', 'cat'] },
    { question: 'Order.', type: 'ordering', items: ['b', 'a'], answer: ['a', 'b'] },
    { question: 'Order.', type: 'ordering', correct_order: ['k', 'l'] },
  ])
  const hints = 'problem' in file ? [] : [...file.entries].map((one) => ('hints' in one ? one.hints : []))
  expect(hints).toEqual([[expect.stringContaining('right order')], [], []])
})

test('a list with an answer for each line of a text has what belongs in its gaps, in their order', () => {
  const question = 'Peru has ___ and Chile ____.'
  const asked = [
    { type: 'fill_blank', question, answer: ['Lima', 'Santiago'] },
    { type: 'fill_blank', question, blanks: ['Lima', 'Santiago'] },
    { type: 'cloze', question, answers: ['Lima', 'Santiago'] },
  ]
  const isOfGaps = {
    kind: 'cloze',
    key: { gaps: ['Lima', 'Santiago'].map((value) => ({ accepted: [{ value }] })) },
  }
  expect(read(asked).map(({ interaction }) => interaction)).toMatchObject([isOfGaps, isOfGaps, isOfGaps])
  const [words] = read([{ type: 'fill', question: 'The ___ ___ is big.', answer: ['sperm whale', 'whale'] }])
  expect(words?.interaction?.kind).toBe('short_answer')
})
