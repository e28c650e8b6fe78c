import { fullQuestion } from '@quizwright/domain/csv/sparse-question.ts'
import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'
import { writeJson } from '../write/write-json.ts'
import { withDoubledNames } from './doubled-names.ts'

const read = (text: string) => {
  const opened = openQuestionFile({ bytes: Buffer.from(text) })
  if ('problem' in opened) throw new Error(opened.problem)
  return [...opened.entries]
}
const twice = (name: string) => `It has the field "${name}" twice, with different values. Delete one of them.`

test.each([
  ['the answer', '[{"question":"One?","options":["x","y"],"answer":"A","answer":"B"}]', 'answer'],
  ['an option', '[{"question":"One?","options":{"A":"x","A":"y","B":"z"},"answer":"A"}]', 'A'],
  [
    'the answer, without quotation marks',
    '[{question:"One?",options:["x","y"],answer:"A",answer:"B",}]',
    'answer',
  ],
  [
    'the answer, in JavaScript with comments',
    `const quiz = [{ 'question': 'It\\'s?', options: ['x', 'y'], answer /* key */ : 'A', // answer: "B"
      "answer": 'B' }];`,
    'answer',
  ],
  ['the text, one question in each line', '{"question":"One?","question":"Two?","answer":"x"}\n', 'question'],
])('given a question with %s twice, then it is left out without a key', (_, text, name) => {
  const [entry] = read(text)
  expect(entry).toMatchObject({ status: 'left out', reason: twice(name) })
  expect(entry!.question.options.some(({ is_correct }) => is_correct)).toBe(false)
})

test('given a field twice with the same value, then nothing is lost', () => {
  expect(read('[{"question":"One?","options":["x","y"],"answer":"A","answer":"A"}]')).toMatchObject([
    { status: 'taken', question: { options: [{ is_correct: true }, { is_correct: false }] } },
  ])
})

test('given names without quotation marks, then comments, words and texts are no fields', () => {
  const text = `{ a: true, /* a: 1 */ b: 'a: "a": 1', // a: 2
    c: { a: null, $a: -Infinity, \\u0061b: 1 }, d: [{ a: 1e5 }, { a: 2 }], e: [{a:true},{a:true}] }`
  expect(withDoubledNames(text)).toBe(text)
  expect(withDoubledNames("{a: 1, 'a': 2, \\u0061: 3}")).toBe('{a: 1, "a (again)": 2, "a (again 2)": 3}')
})

test('given two lists of questions with one name, then the questions of both are read', () => {
  const list = (text: string) => `"questions":[{"question":"${text}","options":["x","y"],"answer":"A"}]`
  expect(read(`{${list('One?')},${list('Two?')}}`).map(({ question }) => question.question)).toEqual([
    'One?',
    'Two?',
  ])
})

test('in our own JSON a field that stands twice is reported, of a question and of the file', () => {
  const written = writeJson({
    title: 'T',
    questions: [fullQuestion({ question: 'One?' })],
    images: new Map(),
  })
  const ofQuestion = written.replace('"question":', '"question": "Other?", "question":')
  expect(read(ofQuestion)).toMatchObject([{ status: 'left out', reason: twice('question') }])
  expect(read(written.replace('"questions":', '"questions": [], "questions":'))).toMatchObject([
    { reason: 'The JSON has the field "questions" twice. Delete one of them.' },
  ])
})

test('quotation marks, braces and colons inside texts are no fields', () => {
  const text = JSON.stringify([{ a: '{"a": 1, "a": 2}', b: 'say \\"a":', c: ['a', 'a'] }, { a: '\\' }])
  expect(withDoubledNames(text)).toBe(text)
  expect(withDoubledNames(String.raw`{"a":1,"\u0061":2,"a" : 3}`)).toBe(
    '{"a":1,"a (again)":2,"a (again 2)" : 3}',
  )
})
