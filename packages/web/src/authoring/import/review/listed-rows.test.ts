import { expect, test } from 'vitest'
import { describeDialect } from './describe-dialect.ts'
import { leftOutText, shownNo, shownQuestion, shownReason } from './listed-rows.ts'

test('a rejected row is named by the column at fault, if there is one', () => {
  expect(shownReason({ column: 3, reason: 'too long' })).toBe('Column 3: too long')
  expect(shownReason({ column: null, reason: 'too short' })).toBe('too short')
})

test('a left-out part of a file that is no table is named by its text', () => {
  expect(leftOutText(['tags', 'question'], ['', 'Which two?'])).toBe('Which two?')
  expect(leftOutText(['tags'], ['rivers'])).toBe('')
})

test('a finding of the whole file has no number', () => {
  expect([shownNo({ questionNo: 0 }), shownNo({ questionNo: 12 })]).toEqual(['–', '12'])
})

test('a question without words is named by its equation, a long one by its beginning', () => {
  const questions = [
    { question: '', equation: 'x^2' },
    { question: 'a'.repeat(500), equation: '' },
    { question: '', equation: '' },
  ]
  expect(questions.map(shownQuestion)).toEqual(['x^2', 'a'.repeat(200), '(no text)'])
})

test('one sentence says how a file was read', () => {
  const dialect = {
    separator: ';',
    encoding: 'Windows-1252',
    bom: false,
    reordered: true,
    unknownColumns: ['Author'],
  } as const
  expect(
    describeDialect({ ...dialect, unknownColumns: ['Author'] }, [
      'tags',
      'question',
      'Author',
      'weightage',
      'section',
    ]),
  ).toBe(
    'Text encoding Windows-1252, columns separated by semicolons; columns found: ' +
      'tags, question, Author, weightage …; ignored: Author.',
  )
  expect(
    describeDialect(
      { separator: ',', encoding: 'UTF-8', bom: true, reordered: false, unknownColumns: [] },
      null,
    ),
  ).toBe('Text encoding UTF-8 (marked in the file), columns separated by commas; columns in the usual order.')
})
