import { describe, expect, test } from 'vitest'
import { guessColumn } from './guess-columns.ts'
import { readHeader } from './read-header.ts'
import { readQuestionRow } from './read-row.ts'
import { readRow } from './testing/rows.ts'

/**
 * Returns the options of a row as one text with a star before the correct one, or the reason for a rejection.
 */
const read = (cells: Record<string, string>): string => {
  const row = readRow({ question: 'Which?', ...cells })
  if (!row.ok) return row.reason
  return row.question.options.map(({ option, is_correct }) => `${is_correct ? '*' : ''}${option}`).join(' / ')
}

describe('given a cell that lists all options', () => {
  test.each([
    ['lines', 'one\ntwo\nthree', 'two'],
    ['lines with letters', 'A) one\nB) two\nC) three', 'B'],
    ['lines with numbers', '1. one\n2. two\n3. three', '2'],
    ['bars', 'one|two|three', 'two'],
    ['semicolons', 'one; two; three', '2'],
    ['commas, where the key is one of the texts', 'one, two, three', 'two'],
    ['letters in one line', 'A. one B. two C. three', 'b'],
    ['letters in brackets', '(a) one; (b) two; (c) three', 'b'],
    ['JSON', '["one","two","three"]', 'two'],
    ['a list of Python', "['one', 'two', \"three\"]", '2'],
    ['an array of NumPy', "['one' 'two' 'three']", 'two'],
    ['an object by letters', '{"a": "one", "b": "two", "c": "three"}', 'b'],
    [
      'columns of a data set',
      "{'text': array(['one', 'two', 'three']), 'label': array(['A', 'B', 'C'])}",
      'B',
    ],
    ['slashes, where the key is one of the texts', 'one / two / three', 'two'],
    ['three or more between commas, where the key is a letter', 'one,two,three', 'B'],
    ['a star before the right one', 'one\n*two\nthree', ''],
  ])('as %s, then the options and the key are read', (_, options, key) => {
    expect(read({ options, correct_option: key })).toBe('one / *two / three')
  })

  test.each([
    ['with commas that may be part of one text', 'Rome, Italy', 'must list the options'],
    ['with one option', 'one', 'must list the options'],
    ['with too many options', 'a|b|c|d|e|f|g|h|i', 'lists 9 options; a question has at most 8.'],
  ])('%s, then the row is rejected', (_, options, reason) => {
    expect(read({ options, correct_option: 'B' })).toContain(`options ${reason}`)
  })

  test('without content, then the row has no options', () => {
    expect(read({ options: ' ' })).toBe('')
  })
})

describe('given a row without options and the answer', () => {
  test.each([
    ['True', '*True / False'],
    ['f', 'True / *False'],
  ])('%s, then it becomes two options', (answer, options) => {
    expect(read({ correct_option: answer })).toBe(options)
  })

  const solutionOf = (cells: Record<string, string>) => {
    const row = readRow({ question: 'Which?', ...cells })
    return row.ok && row.question.solution
  }

  test.each([
    ['in words, then it becomes the solution', { correct_option: ' Mitochondrion ' }, 'Mitochondrion'],
    [
      'in words beside a solution, then the solution stays',
      { correct_option: 'Nile', solution: 'The longest.' },
      'The longest.',
    ],
    ['as an option letter, then it is ignored', { correct_option: 'B' }, ''],
  ])('%s', (_, cells, solution) => {
    expect(solutionOf(cells)).toBe(solution)
  })
})

test.each([
  ['Wrong answers', 'mitosis, meiosis', ['osmosis', 'mitosis', 'meiosis']],
  ['Distractors', "['mitosis', 'meiosis']", ['osmosis', 'mitosis', 'meiosis']],
  ['Falsche Antworten', 'mitosis', ['osmosis', 'mitosis']],
])('given the heading "%s" over %s, then the right answer comes before them', (heading, cell, texts) => {
  const header = readHeader(['Q', 'Answer', heading], ['question', 'correct_option', guessColumn(heading)])
  const row = header.ok && readQuestionRow(['Water moves?', 'osmosis', cell], header.layout)
  expect(row && row.ok && row.question.options.map(({ option }) => option)).toEqual(texts)
  expect(row && row.ok && row.question.options.map(({ is_correct }) => is_correct)).toEqual(
    texts.map((_, index) => index === 0),
  )
})
