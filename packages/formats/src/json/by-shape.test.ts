import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'

const read = (questions: readonly object[]) => {
  const opened = openQuestionFile({ bytes: Buffer.from(JSON.stringify(questions)) })
  if ('problem' in opened) throw new Error(opened.problem)
  return [...opened.entries]
}
const shown = (question: object): string => {
  const [entry] = read([question])
  const { question: text, options } = entry!.question
  const marked = options.map(({ option, is_correct }) => `${is_correct ? '*' : ''}${option}`)
  return [entry!.status === 'taken' ? text : entry!.reason, ...marked].join(' | ')
}
const river = 'Which river flows through Cairo?'

test.each<[string, object]>([
  [
    'a list of another name that has the answer',
    { question: river, selectable: ['Niger', 'Nile'], wordAnswer: 'Nile' },
  ],
  ['the answer and the wrong ones', { question: river, wrong: ['Niger'], answer: 'Nile' }],
  [
    'fields by letter, and a key that names one',
    { question: river, answerA: 'Niger', answerB: 'Nile', correct: 'answerB' },
  ],
  ['an object by letter', { question: river, options: { A: 'Niger', B: 'Nile' }, correctAnswerKey: 'b' }],
  ['an object that marks its texts', { question: river, options: { Niger: false, Nile: true } }],
  [
    'ids, and a key by id',
    {
      question: river,
      options: [
        { id: 'x1', text: 'Niger' },
        { id: 'x2', text: 'Nile' },
      ],
      correctOptionId: 'x2',
    },
  ],
  [
    'letters of its own',
    {
      question: river,
      options: [
        { key: 'Đ', text: 'Niger' },
        { key: 'S', text: 'Nile' },
      ],
      answer: 'S',
    },
  ],
  [
    'a key in an object',
    { question: river, options: ['Niger', 'Nile'], answer: { letter: 'B', why: 'Nile' } },
  ],
])('given %s, then its options and its key are found', (_, question) => {
  const options = shown(question).split(' | ').slice(1).toSorted()
  expect(options).toEqual(['*Nile', 'Niger'])
})

test.each([true, false])('given a statement and that it is %s, then it is true or false', (isTrue) => {
  expect(shown({ statement: 'The sun is a star.', isTrue })).toBe(
    `The sun is a star. | ${isTrue ? '*True | False' : 'True | *False'}`,
  )
})

test('given options without a text, then the entry is left out with its reason, not dropped', () => {
  expect(shown({ stem: '', choices: ['hen', 'cow'], key: 'hen' })).toBe('It has no text. | *hen | cow')
})

test('given a question that is null, then its text is found in the field that has one', () => {
  expect(shown({ question: null, longText: river, options: ['Niger', 'Nile'], answer: 'Nile' })).toBe(
    `${river} | Niger | *Nile`,
  )
})

test('given fields that nobody knows, then what they say is named', () => {
  const [entry] = read([
    { id: 'q-17', question: river, options: ['Niger', 'Nile'], answer: 'B', trivia: 'It is long.' },
  ])
  expect(entry).toMatchObject({ without: ['its field "trivia" (“It is long.”)'] })
})

test('given the id of one option that is the text of another, then the author is asked', () => {
  const options = [
    { id: 'Nile', text: 'Niger' },
    { id: 'Niger', text: 'Nile' },
  ]
  expect(shown({ question: river, options, answer: 'Nile' })).toContain(
    'is the name of one option and the text of another',
  )
})

test('given options in columns, then each row is one', () => {
  const choices = { text: ['Niger', 'Nile'], label: ['A', 'B'] }
  expect(shown({ question: river, choices, answerKey: 'B' })).toBe(`${river} | Niger | *Nile`)
})

test('given a list of answers beside the options, then it is the key', () => {
  expect(shown({ prompt: 'Vowels?', options: ['a', 'b', 'e'], answers: [0, 2] })).toBe(
    'Vowels? | *a | b | *e',
  )
})

test('given what is typed, then its answers are accepted, with the tolerance of a number', () => {
  const typed = (question: object) => read([question])[0]!.question.interaction
  expect(typed({ prompt: 'The ___ is red.', type: 'fill', answers: ['apple', 'rose'] })).toMatchObject({
    kind: 'short_answer',
    key: { accepted: [{ value: 'apple' }, { value: 'rose' }] },
  })
  expect(typed({ prompt: 'Pi?', type: 'numeric', answer: 3.14, tolerance: 0.01 })).toMatchObject({
    kind: 'numeric',
    key: { accepted: [{ value: '3.14', tolerance: { by: 'absolute', amount: '0.01' } }] },
  })
})

test('given a category with entities, then they are read', () => {
  const [entry] = read([
    { question: river, correct_answer: 'Nile', incorrect_answers: ['Niger'], category: 'A &amp; B' },
  ])
  expect(entry!.question.topic).toBe('A & B')
})

test.each([
  [
    'JavaScript with texts between back quotes',
    'const q = [{ question: `Say "a"?`, answers: [{ text: `yes`, correct: true }, { text: \'no\' },] },];\n' +
      'export default q;',
  ],
  [
    'Python',
    '# quiz\nquestions = [\n  {"q": "Say \\"a\\"?", "options": ("yes", "no"), "answer": "yes", "done": False},\n]\n',
  ],
])('given %s, then its list is read', (_, text) => {
  const opened = openQuestionFile({ bytes: Buffer.from(text) })
  if ('problem' in opened) throw new Error(opened.problem)
  expect([...opened.entries]).toMatchObject([
    {
      status: 'taken',
      question: { question: 'Say "a"?', options: [{ option: 'yes', is_correct: true }, { option: 'no' }] },
    },
  ])
})

test('given numbers as texts, then they count as numbers where no option is called so', () => {
  const questions = [
    { question: river, answers: ['Niger', 'Nile', 'Congo'], correctAnswer: '2' },
    { question: 'Sea?', answers: ['Red', 'Black'], correctAnswer: '2' },
    { question: 'Prime?', answers: ['4', '2'], correctAnswer: '2' },
  ]
  const right = read(questions).map(
    ({ question: { options } }) => options.find(({ is_correct }) => is_correct)?.option,
  )
  expect(right).toEqual(['Nile', 'Black', '2'])
})
