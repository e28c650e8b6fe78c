import { expect, test } from 'vitest'
import { columnsByCells } from './columns-by-cells.ts'

const rows = (...before: ((index: number) => string)[]) =>
  Array.from({ length: 6 }, (_, index) => [
    ...before.map((cell) => cell(index)),
    `Which river is number ${index}`,
    `Po ${index}`,
    `Nile ${index}`,
    'B',
  ])
const asked = ['question', 'option1', 'option2', 'correct_option']

test.each([
  ['nothing', rows()],
  ['a running number', rows((index) => String(index + 1))],
  ['numbers that do not run', rows((index) => String(index * 7))],
  ['a word with a number', rows((index) => `Câu ${index + 3}`)],
  ['the part of each', rows((index) => `Rivers of ${index % 2 === 0 ? 'Asia' : 'Africa'}`)],
  [
    'several of these',
    rows(
      (index) => `Part ${index % 2}`,
      (index) => `Q${index}`,
    ),
  ],
])('the question is found behind %s', (_, table) => {
  const before = (table[0]?.length ?? 0) - asked.length
  expect(columnsByCells(table)).toEqual([...Array.from({ length: before }, () => null), ...asked])
})

test('few rows and questions that return are no parts', () => {
  expect(columnsByCells(rows((index) => `Part ${index % 2}`).slice(0, 4))[0]).toBe('question')
  expect(columnsByCells(rows(() => 'Which is it?'))[0]).toBe('question')
})

test('a separator at the end of each row makes no column', () => {
  const table = rows().map((row) => [...row, ''])
  expect(columnsByCells(table)).toEqual([...asked, null])
})

test('a column of keys stands before tags, and none in a table whose options may be meant', () => {
  const tagged = rows().map((row, index) => [...row.slice(0, 3), `Ob ${index}`, '2', `tag ${index}`])
  expect(columnsByCells(tagged)).toEqual([
    'question',
    'option1',
    'option2',
    'option3',
    'correct_option',
    null,
  ])
  const numbers = rows().map(([question = ''], index) => [question, 'Po', '3', '4', '5', `${index}0`])
  expect(columnsByCells(numbers)).not.toContain('correct_option')
})

test('a column of image files is no option, several of them are', () => {
  const withFiles = (...places: number[]) =>
    rows().map((row, index) => row.map((cell, at) => (places.includes(at) ? `river${index % 3}.png` : cell)))
  const beside = rows().map((row, index) => [...row.slice(0, -1), `map-${index}.png`, 'B'])
  expect(columnsByCells(beside)).toEqual(['question', 'option1', 'option2', null, 'correct_option'])
  expect(columnsByCells(withFiles(1, 2))).toEqual(asked)
})

test('signs of another separator behind each key are no part of it', () => {
  expect(columnsByCells(rows().map((row) => [...row.slice(0, -1), 'B;;;;']))).toEqual(asked)
})
