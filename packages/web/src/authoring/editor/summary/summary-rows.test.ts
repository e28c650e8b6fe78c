import { expect, test } from 'vitest'
import { rowOfQuestion, summaryRow, summaryRowCount } from './summary-rows.ts'

test('each page of ten questions has a heading', () => {
  const rows = Array.from({ length: summaryRowCount(25) }, (_, index) => summaryRow(index, 25))
  expect(rows.filter((row) => row.kind === 'page')).toEqual([
    { kind: 'page', page: 1, first: 1, last: 10 },
    { kind: 'page', page: 2, first: 11, last: 20 },
    { kind: 'page', page: 3, first: 21, last: 25 },
  ])
  expect(rows.flatMap((row) => (row.kind === 'question' ? row.questionNo : []))).toEqual(
    Array.from({ length: 25 }, (_, index) => index + 1),
  )
})

test('finds the row of a question', () => {
  for (const questionNo of [1, 10, 11, 25])
    expect(summaryRow(rowOfQuestion(questionNo), 25)).toEqual({ kind: 'question', questionNo })
})
