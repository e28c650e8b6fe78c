import { fullQuestion } from '@quizwright/domain/csv/sparse-question.ts'
import { emptyOption } from '@quizwright/domain/schemas/empty-question.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { expect, test } from 'vitest'
import { createFileDoubts, type Doubt } from './file-doubts.ts'

const choice = (count: number, right: number, text = 'Which?'): QuestionContent => ({
  ...fullQuestion({ question: text }),
  options: Array.from({ length: count }, (_, index) => ({
    ...emptyOption,
    option: `option ${index}`,
    is_correct: index === right,
  })),
})
const openQuestion: QuestionContent = {
  ...fullQuestion({ question: 'Why?' }),
  options: [],
  interaction: { kind: 'descriptive' },
}

const doubtsOf = (questions: readonly QuestionContent[]): Doubt[] => {
  const doubts = createFileDoubts()
  questions.forEach((question, index) => doubts.add(question, index + 1))
  return doubts.end()
}
const many = (count: number, make: (index: number) => QuestionContent): QuestionContent[] =>
  Array.from({ length: count }, (_, index) => make(index))

test('a question with another number of options than all others is told, by its place', () => {
  const usual = many(30, (index) => choice(4, index % 4))
  expect(doubtsOf([...usual, choice(3, 0), openQuestion])).toEqual([])
  expect(doubtsOf([...usual, ...usual, choice(3, 0), openQuestion])).toEqual([
    {
      questionNo: 61,
      message: 'It has 3 options, and nearly all other questions of the file have 4: check it',
    },
    { questionNo: 62, message: 'It has no options, unlike nearly all other questions of the file: check it' },
  ])
})

test('files with several usual numbers of options are told nothing', () => {
  expect(doubtsOf(many(60, (index) => choice(3 + (index % 2), index % 3)))).toEqual([])
})

test('a key that is always or never the same option is told once for the file', () => {
  expect(doubtsOf(many(19, () => choice(4, 0)))).toEqual([])
  expect(doubtsOf(many(20, () => choice(4, 0)))).toEqual([
    { message: 'Option A is right in all 20 questions with options: check some of them' },
  ])
  expect(doubtsOf(many(40, (index) => choice(4, index % 3)))).toEqual([
    { message: 'Option D is right in none of 40 questions: check some of them' },
  ])
  expect(doubtsOf(many(24, (index) => choice(4, Math.floor(index / 8))))).toEqual([
    { message: expect.stringContaining('in the order of the questions') },
  ])
  // Each of two options is right by chance.
  expect(doubtsOf(many(40, () => choice(2, 0)))).toEqual([])
})

test('a line below most texts is told once for the file', () => {
  const footer = (index: number) => choice(4, index % 4, `Which of ${index}?\nBack to top`)
  expect(doubtsOf(many(8, footer))).toEqual([
    { message: '“Back to top” stands in 8 of 8 questions and may be no part of them: check some of them' },
  ])
  expect(doubtsOf(many(8, (index) => choice(4, index % 4, `Which?\n${index}`)))).toEqual([])
})

const numbersOf = (numbers: readonly number[]): Doubt[] => {
  const doubts = createFileDoubts()
  numbers.forEach((number, index) => doubts.addNumber(number, index + 1))
  return doubts.end()
}

test.each([
  [[1, 2, 3, 4, 6, 7, 8], 4, 'The numbers of the file go from 4 to 6'],
  [[1, 2, 3, 1, 2, 3, 4, 7, 8], 7, 'The numbers of the file go from 4 to 7'],
])('of the numbers %j the question before the gap is told', (numbers, questionNo, beginning) => {
  const [doubt, ...others] = numbersOf(numbers)
  expect(others).toEqual([])
  expect(doubt).toMatchObject({ questionNo, message: expect.stringContaining(beginning) as string })
})

test.each([
  [[1, 2, 3, 4, 5, 6, 7]],
  [[3, 8, 12, 15, 21, 30]],
  [[1, 2, 4, 6, 8, 9, 11]],
  [[7, 6, 5, 4, 3, 2, 1]],
  [[1, 3]],
])('the numbers %j are told nothing', (numbers) => expect(numbersOf(numbers)).toEqual([]))

test('lines below most texts without options are told once for the file', () => {
  const asked = (index: number, below: string): QuestionContent => ({
    ...openQuestion,
    question: `What is ${index}?${below}`,
  })
  expect(doubtsOf(many(8, (index) => asked(index, `\none\ntwo\nthree ${index}`)))).toEqual([
    {
      message: '8 questions have lines below their text which may be options or answers: check some of them',
    },
  ])
  expect(doubtsOf(many(8, (index) => asked(index, '')))).toEqual([])
  // Texts that go on in one or another way.
  expect(
    doubtsOf(
      many(8, (index) =>
        asked(index, Array.from({ length: index % 5 }, (_, line) => `\nmore ${index}.${line}`).join('')),
      ),
    ),
  ).toEqual([])
})

test('answers that are letters of options elsewhere are told once for the file', () => {
  const lettered = (index: number): QuestionContent => ({
    ...openQuestion,
    question: `What is ${index}?`,
    solution: 'ABCD'.charAt(index % 4),
  })
  expect(doubtsOf(many(4, lettered))).toEqual([])
  expect(doubtsOf(many(5, lettered)).map(({ message }) => message.slice(0, 57))).toEqual([
    '5 answers are letters, and the file has no options for th',
  ])
})

test('a text far longer than all others is told by its place', () => {
  const texts = many(9, () => choice(4, 0))
  const long = choice(4, 1, 'Which? '.repeat(300))
  expect(doubtsOf([...texts, long])).toEqual([
    {
      questionNo: 10,
      message: 'Its text is far longer than those of the other questions, so it may hold several: check it',
    },
  ])
  expect(doubtsOf(many(9, () => long))).toEqual([])
})
