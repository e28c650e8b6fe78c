import { blankQuestion } from '@quizwright/machines/quiz-draft/document.ts'
import { expect, test } from 'vitest'
import { describeDialect } from './describe-dialect.ts'
import { rowsOfQuestions, rowsOfRejected, rowsOfWarnings } from './listed-rows.ts'

test('a rejected row is named by its line, and by its column where one is at fault', () => {
  expect(rowsOfRejected([{ line: 7, column: 3, reason: 'too long', raw: [] }, { line: 9, column: null, reason: 'too short', raw: [] }])).toEqual([
    { no: '7', text: 'Column 3: too long' }, { no: '9', text: 'too short' },
  ])
})

test('a warning about the whole file has no number', () => {
  expect(rowsOfWarnings([{ kind: 'omission', text: 'Unknown column', questionNo: 0 }])).toEqual([{ no: '–', text: 'Unknown column' }])
})

test('a question without words is known by its equation, a long one by its beginning', () => {
  const [tex, long, none] = [{ equation: 'x^2' }, { question: 'a'.repeat(500) }, {}].map((changes) => ({ ...blankQuestion('q', 'full'), ...changes }))
  expect(rowsOfQuestions([tex!, long!, none!]).map(({ text }) => text)).toEqual(['x^2', 'a'.repeat(200), '(no text)'])
})

test('how a file was read is said in one sentence', () => {
  expect(describeDialect({ separator: ';', encoding: 'Windows-1252', bom: false, reordered: true, unknownColumns: ['Author'] })).toBe('Read as Windows-1252, separated by semicolon; columns in another order than ours; not read: Author.')
})
