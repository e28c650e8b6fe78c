import { expect, test } from 'vitest'
import { guessColumns } from './guess-columns.ts'
import { createRowJoiner, hasOptionRows, type TableRow, withOptionRows } from './option-rows.ts'
import { readHeader } from './read-header.ts'
import { readQuestionRow } from './read-row.ts'

/** Reads a table whose first row has the headings. */
const read = ([header = [], ...rows]: string[][], emphases: Record<number, string[]> = {}) => {
  const columns = withOptionRows(guessColumns(header), rows)
  expect(hasOptionRows(columns)).toBe(true)
  const joiner = createRowJoiner(header, columns)
  const result = readHeader(joiner.header, joiner.columns)
  if (!result.ok) throw new Error('The header was refused.')
  const table = rows.map((cells, line): TableRow => ({
    line,
    cells,
    ...(emphases[line] && { emphases: emphases[line] }),
  }))
  return [...table.map(joiner.push), joiner.end()]
    .filter((row) => row !== undefined)
    .map(({ line, cells, error, lost, emphases: own }) => {
      const row = readQuestionRow(cells.slice(0, joiner.header.length), result.layout, {}, own)
      const options = row.ok
        ? row.question.options.map(({ option, is_correct }) => `${is_correct ? '=' : ''}${option}`)
        : [row.reason]
      const read = row.ok ? { question: row.question.question, marks: row.question.weightage } : {}
      return { line, options, error: error?.reason, lost, ...read }
    })
}
const options = (table: string[][], emphases?: Record<number, string[]>) =>
  read(table, emphases).map((row) => row.options.join(' '))

test.each([
  [
    'blank cells below the question',
    [
      ['QuestionType', 'QuestionText', 'OptionText', 'IsCorrect'],
      ['multiple_choice', 'Italy?', 'Rome', 'TRUE'],
      ['', '', 'Bari', 'FALSE'],
      ['essay', 'Why?', '', ''],
      ['multiple_choice', 'France?', 'Lyon', ''],
      ['', '', 'Paris', '1'],
    ],
    ['=Rome Bari', '', 'Lyon =Paris'],
  ],
  [
    'the question in each row, and shares of the marks',
    [
      ['id', 'Question', 'Answer', 'Correct'],
      ['1', 'Italy?', 'Rome', '100%'],
      ['1', 'Italy?', 'Bari', '0'],
      ['2', 'Italy?', 'Pisa', '0'],
      ['2', 'Italy?', 'Rome', '100'],
    ],
    ['=Rome Bari', 'Pisa =Rome'],
  ],
  [
    'rows that are numbered one by one',
    [
      ['No', 'Question', 'Option', 'Correct?'],
      ['1', 'Italy?', 'Rome', 'x'],
      ['2', 'Italy?', 'Bari', ''],
      ['3', 'France?', 'Paris', 'x'],
      ['4', 'France?', 'Lyon', ''],
    ],
    ['=Rome Bari', '=Paris Lyon'],
  ],
  [
    'a column named for all options',
    [
      ['Question', 'Options', 'Answer key'],
      ['Italy?', 'Rome', 'B'],
      ['', 'Bari', ''],
      ['France?', 'Paris', 'Lyon'],
      ['', 'Lyon', ''],
    ],
    ['Rome =Bari', 'Paris =Lyon'],
  ],
  [
    'the same letter in each row of a question',
    [
      ['Question', 'Option', 'Correct answer'],
      ['Italy?', 'Rome', 'B'],
      ['Italy?', 'Bari', 'B'],
    ],
    ['Rome =Bari'],
  ],
  [
    'a star',
    [
      ['Question', 'Option', 'Marks'],
      ['Italy?', '*Rome', '3'],
      ['', 'Bari', ''],
    ],
    ['=Rome Bari'],
  ],
])('rows of one option each are joined: %s', (_, table, expected) => {
  expect(options(table)).toEqual(expected)
})

test('the only bold option of a question is its key', () => {
  const table = [
    ['Question', 'Option', 'Marks'],
    ['Italy?', 'Bari', ''],
    ['', 'Rome', ''],
    ['', 'Pisa', ''],
  ]
  expect(options(table, { 1: ['', 'bold'] })).toEqual(['Bari =Rome Pisa'])
})

test('other cells come from the row of the correct option, and what differs is told', () => {
  const [row] = read([
    ['Question', 'Option', 'Is correct', 'Feedback', 'Points'],
    ['Italy?', 'Bari', '0', 'No, a port.', '0'],
    ['', 'Rome', '1', 'Yes.', '2'],
  ])
  expect(row).toMatchObject({ options: ['Bari', '=Rome'], marks: 2, lost: ['Feedback'] })
})

test('a question of many rows is left out with one sentence, and keeps few of them', () => {
  const rows = Array.from({ length: 5_000 }, (_, index) => ['', `option ${index}`, ''])
  const read9 = read([
    ['Question', 'Option', 'Is correct'],
    ['Q', 'first', '1'],
    ...rows,
    ['R', 'a', '1'],
    ['', 'b', ''],
  ])
  expect(read9.map(({ line, error, options: all }) => [line, error, all.length])).toEqual([
    [0, 'The 5001 rows from here are one question, and a question here has at most 8 options.', 8],
    [5001, undefined, 2],
  ])
})

test('a table with a column for each option, or with all options in a cell, is left as it is', () => {
  expect(hasOptionRows(guessColumns(['Question', 'Option 1', 'Option 2', 'Correct']))).toBe(false)
  const columns = guessColumns(['Question', 'Options', 'Answer'])
  const rows = [
    ['Italy?', 'Rome|Bari', 'A'],
    ['France?', 'Paris|Lyon', 'A'],
  ]
  expect(hasOptionRows(withOptionRows(columns, rows))).toBe(false)
})

test('a joined question keeps which of its rows are hidden, and which cells have no result', () => {
  const header = ['Question', 'Option', 'Correct']
  const joiner = createRowJoiner<TableRow>(header, guessColumns(header))
  joiner.push({ line: 2, cells: ['One?', 'x', '1'] })
  joiner.push({ line: 3, cells: ['', 'y', ''], hidden: [3], unsolved: ['B3'] })
  expect(joiner.end()).toMatchObject({ line: 2, hidden: [3], unsolved: ['B3'] })
})
