import { columnsFor, toCells } from '@quizwright/domain/csv/write-row.ts'
import { blankOption, blankQuestion } from '@quizwright/machines/quiz-document/blank-question.ts'
import { expect, test } from 'vitest'
import { columnOf, judgeCells, shownCells } from './judge-cells.ts'

const { _id, ...blank } = blankQuestion('none', 'full')
const question = {
  ...blank,
  question: '=1+1 is',
  equation: '',
  tags: [{ tag_name: 'sums' }],
  options: ['2', '-2', '3'].map((option, index) => ({ ...blankOption(), option, is_correct: index === 0 })),
}
const header = columnsFor([question])
const cells = shownCells(header, toCells(question, header))
const withCell = (column: string, value: string) => cells.with(header.indexOf(column), value)

test('a question written as cells is read back as the same question', () => {
  expect(cells[header.indexOf('question')]).toBe('=1+1 is')
  expect(judgeCells(header, cells, 'full')).toEqual({ question, findings: [] })
})

test('each error names the column in which it is corrected', () => {
  const columnsAtFault = (shown: readonly string[]) => {
    const judged = judgeCells(header, shown, 'full')
    return 'column' in judged ? judged.column : judged.findings.map(columnOf)
  }
  expect(columnsAtFault(withCell('question', ' '))).toEqual(['question'])
  expect(columnsAtFault(withCell('option2', ''))).toEqual(['option2'])
  expect(columnsAtFault(withCell('is_correct1', '0'))).toEqual(['is_correct1'])
  expect(columnsAtFault(withCell('tags', ''))).toEqual(['tags'])
  expect(columnsAtFault(withCell('weightage', '12345'))).toEqual(['weightage'])
  expect(columnsAtFault(withCell('weightage', 'many'))).toBe('weightage')
  expect(columnsAtFault(withCell('difficulty_level', 'Severe'))).toBe('difficulty_level')
  expect(columnsAtFault(withCell('is_correct3', 'perhaps'))).toBe('is_correct3')
})

test('reads missing cells of a short row as empty; a long row must first be joined', () => {
  expect(judgeCells(header, cells.slice(0, 20), 'full')).toMatchObject({
    question: { question: '=1+1 is' },
  })
  const split = cells.toSpliced(1, 1, 'First this', ' then that')
  expect(judgeCells(header, split, 'full')).toMatchObject({
    reason: 'The row has 1 extra cell. Join cells that belong together.',
  })
  expect(judgeCells(header, split.toSpliced(1, 2, 'First this, then that'), 'full')).toMatchObject({
    question: { question: 'First this, then that' },
  })
})
