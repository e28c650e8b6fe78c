import { expect, test } from 'vitest'
import { itemRows, nextQuestionRow } from './item-rows.ts'

const rows = itemRows('error', [
  { questionId: 'a', questionNo: 1, text: 'No tags.' },
  { questionId: 'a', questionNo: 1, text: 'No options.' },
  { questionId: 'b', questionNo: 2, text: 'No tags.' },
])

test('after a repair comes the next question, not the next finding of the same one', () => {
  expect(nextQuestionRow(rows, rows[0]!)).toBe('error b No tags.')
  expect(nextQuestionRow(rows, rows[1]!)).toBe('error b No tags.')
})

test('after the last question comes nothing', () => {
  expect(nextQuestionRow(rows, rows[2]!)).toBeNull()
})

test('the same finding of two questions makes two rows that can be told apart', () => {
  expect(new Set(rows.map(({ key }) => key)).size).toBe(3)
})
