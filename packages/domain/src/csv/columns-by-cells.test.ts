import { expect, test } from 'vitest'
import { withColumnsByCells } from './columns-by-cells.ts'

const header = ['frage', 'a', 'b', 'solution']
const columns = ['question', 'option1', 'option2', 'solution']

test('a column called "solution" is the key where each cell is the letter or the text of an option', () => {
  const rows = [
    ['Which river?', 'Po', 'Nile', 'b'],
    ['Which sea?', 'Red', 'Dead', 'Red'],
  ]
  expect(withColumnsByCells(header, columns, rows)).toEqual([...columns.slice(0, 3), 'correct_option'])
})

test('a solution in words stays one', () => {
  const rows = [
    ['Which river?', 'Po', 'Nile', 'It is in Africa.'],
    ['Which sea?', 'Red', 'Dead', 'a'],
  ]
  expect(withColumnsByCells(header, columns, rows)).toEqual(columns)
})
