import { expect, test } from 'vitest'
import { readPastedQuestions } from './pasted-questions.ts'

const read = (...lines: string[]) =>
  readPastedQuestions(lines.join('\n')).map(({ question, options }) => [
    question,
    options.map(({ text, isCorrect }) => (isCorrect ? `${text} !` : text)),
  ])

test('reads a question with options a to d, however its options and its answer are marked', () => {
  const expected = [['Which river is the longest?', ['The Nile !', 'The Rhine', 'The Po', 'The Don']]]
  expect(
    read('7. Which river is the longest?', 'a) The Nile *', 'b) The Rhine', 'c) The Po', 'd) The Don'),
  ).toEqual(expected)
  expect(
    read(
      'Which river is the longest?',
      '',
      '(A) The Nile',
      '(B) The Rhine',
      '(C) The Po',
      '(D) The Don',
      'Answer: A',
    ),
  ).toEqual(expected)
  expect(
    read('Q7) Which river is the longest?', '*1. The Nile', '2. The Rhine', '3. The Po', '4. The Don'),
  ).toEqual(expected)
  expect(
    read('Which river is the longest?', 'A. The Nile (correct)', 'B. The Rhine', 'C. The Po', 'D. The Don'),
  ).toEqual(expected)
})

test('keeps texts of several lines together', () => {
  expect(read('Read this:', 'All ravens are black.', 'a) True', 'because all are', 'b) False')).toEqual([
    ['Read this:\nAll ravens are black.', ['True\nbecause all are', 'False']],
  ])
})

test('reads several questions one after the other', () => {
  expect(read('1. One?', 'a) x', 'b) y', '', '2. Two?', 'a) z', 'b) w *', 'c) v')).toEqual([
    ['One?', ['x', 'y']],
    ['Two?', ['z', 'w !', 'v']],
  ])
  expect(read('1. One?', 'a) x', 'b) y', '2. Two?', 'a) z', 'b) w')).toHaveLength(2)
})

test('text without a question with options is left unchanged', () => {
  expect(read('Just a sentence.')).toEqual([])
  expect(read('Only one option?', 'a) yes')).toEqual([])
  expect(read('a) x', 'b) y')).toEqual([])
  expect(read('One?', 'a) x', 'b) y', '', 'And a remark.')).toEqual([])
  expect(read('')).toEqual([])
})
