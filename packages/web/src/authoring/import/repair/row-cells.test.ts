import { expect, test } from 'vitest'
import { cellErrors, columnNames, onlyCorrect, optionNumbers, withCells } from './row-cells.ts'

test('changes cells by column name; cells that the row lacks become empty', () => {
  const names = columnNames([' Question', 'Tags ', 'Weightage'])
  expect(withCells(names, ['Which?'], { tags: 'choice' })).toEqual(['Which?', 'choice', ''])
})

test('keeps cells beyond the last column when others change', () => {
  expect(withCells(['question'], ['Which', ' one?'], { question: 'What' })).toEqual(['What', ' one?'])
})

test('counts the columns of each option once, and of no option for descriptive questions', () => {
  const names = ['question', 'option1', 'is_correct1', 'option2', 'is_correct2', 'options']
  expect(optionNumbers(names, 'full')).toEqual([1, 2])
  expect(optionNumbers(names, 'daq')).toEqual([])
})

test('makes one option the only correct one', () => {
  expect(onlyCorrect([1, 2, 3], 2)).toEqual({ is_correct1: '0', is_correct2: '1', is_correct3: '0' })
})

test('a row that is not a question has one error, in the column that prevents it', () => {
  expect(cellErrors({ column: ' Weightage', reason: 'It is no number.' })).toEqual([
    { column: 'weightage', text: 'It is no number.' },
  ])
})
