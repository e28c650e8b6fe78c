import { expect, test } from 'vitest'
import { itemRows, nextQuestionRow } from './item-list.tsx'

const rows = itemRows('error', [
  { questionId: 'a', questionNo: 1, text: 'No tags.' },
  { questionId: 'a', questionNo: 1, text: 'No options.' },
  { questionId: 'b', questionNo: 2, text: 'No tags.' },
])

test('after a repair the next question opens, not the next finding of the same question', () => {
  expect(nextQuestionRow(rows, rows[0]!)).toBe('error b No tags.')
  expect(nextQuestionRow(rows, rows[1]!)).toBe('error b No tags.')
})

test('after the last question nothing opens', () => {
  expect(nextQuestionRow(rows, rows[2]!)).toBeNull()
})

test('the same finding in two questions makes two rows with different keys', () => {
  expect(new Set(rows.map(({ key }) => key)).size).toBe(3)
})
