import { odsFile, type SheetCells, workbookFile } from '@quizwright/formats/testing/sample-workbooks.ts'
import { fullQuestion } from '@quizwright/domain/csv/sparse-question.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { writeQuestionFile } from '@quizwright/formats/write/write-question-file.ts'
import { expect, test } from 'vitest'
import { previewFile } from '../preview/preview-file.ts'
import { recordsOfSheets } from './records-of-sheets.ts'
import type { Sheet } from '@quizwright/formats/spreadsheet/workbook.ts'
import { readQuestions } from '../questions/read-questions.ts'
import { sourceOf } from '@quizwright/formats/encoding/source.ts'

const header = ['Question', 'Option 1', 'Option 2', 'Correct Answer']
const rows: SheetCells = [
  ['How much is 1 + 1?', 2, 3, 'A'],
  ['What share is a half?', { number: 0.5, style: 1 }, { number: 0.25, style: 1 }, 'A'],
]

const read = async (sheets: Record<string, SheetCells>) => {
  const texts: { question: string; options: { option?: string; is_correct?: boolean }[] }[] = []
  const source = sourceOf(workbookFile(sheets))
  const { columns } = await previewFile(source, {})
  for await (const result of readQuestions(source, { quizType: 'full', reading: { columns } }))
    if (result.kind === 'complete') return { texts, report: result.report }
    else texts.push(...JSON.parse(result.json))
  throw new Error('There is no report.')
}

test('a workbook is read with its cells as displayed, and its format is reported', async () => {
  const { texts, report } = await read({ Questions: [header, ...rows] })
  expect(texts.map(({ question, options }) => [question, ...options.map(({ option }) => option)])).toEqual([
    ['How much is 1 + 1?', '2', '3'],
    ['What share is a half?', '50%', '25%'],
  ])
  expect(report.dialect).toMatchObject({ format: 'xlsx' })
})

test('further sheets with the same columns in any order are read too, and other sheets are reported', async () => {
  const { texts, report } = await read({
    'Read me': [['Fill in the next sheet.']],
    One: [['My quiz'], header, ...rows],
    Two: [
      ['Correct Answer', 'Question', 'Option 1', 'Option 2'],
      ['B', 'From another sheet?', 'no', 'yes'],
    ],
    Notes: [
      ['name', 'mail'],
      ['Ada', 'ada@example.com'],
    ],
  })
  expect(texts).toHaveLength(3)
  expect(texts[2]).toMatchObject({
    question: 'From another sheet?',
    options: [{ option: 'no' }, { option: 'yes', is_correct: true }],
  })
  const told = JSON.stringify(report.hints)
  expect(told).toContain('The sheet \\"Read me\\" was not read')
  expect(told).toContain('The sheet \\"Notes\\" was not read')
})

test('a rejected row is reported with its sheet and its number there', async () => {
  const { report } = await read({ One: [header, rows[0]!], Two: [header, ['Which?', 'x', 'y', 'A', 'more']] })
  expect(report.rejected).toMatchObject([{ line: 2, reason: expect.stringMatching(/^Sheet "Two": /) }])
  const broken = await read({ One: [header, rows[0]!], Two: [header, [], ['Which?', 'x', 'y', 'neither']] })
  expect(broken.report.rejected).toMatchObject([{ line: 3, reason: expect.stringMatching(/^Sheet "Two": /) }])
})

test('given a truncated sheet, then its rows are read and one sentence reports the end', async () => {
  const source = sourceOf(workbookFile({ One: [header, ...rows] }, '</row><row r="9"><c'))
  const reading = readQuestions(source, {
    quizType: 'full',
    reading: { columns: ['question', 'option1', 'option2', 'correct'] },
  })
  const all = async () => {
    for await (const result of reading) expect(result.kind).toBe('questions')
  }
  await expect(all()).rejects.toMatchObject({
    code: 'CSV_NOT_CSV',
    message: expect.stringContaining('The sheet "One" can not be read to its end'),
  })
})

test('a quiz exported as a workbook is imported unchanged', async () => {
  const texts = [
    '1/2',
    '=SUM(A1)',
    '_x000D_',
    '007',
    '  two  spaces ',
    'a\r\nb\nc',
    'שלום',
    String.raw`\(x^2\)`,
    '12',
    '-1',
    '1e5',
  ]
  const questions = texts.map((text, index) =>
    fullQuestion({
      question: `?${text}`,
      solution: text,
      tags: [{ tag_name: `tag ${index}` }],
      weightage: index + 1,
      topic: 'T',
      options: texts.slice(0, 8).map((option, at) => ({ option, is_correct: at === index % 8 })),
    }),
  )
  const { bytes, losses } = await writeQuestionFile({ title: 'T', questions, images: new Map() }, 'xlsx')
  expect(losses).toEqual([])
  const again: QuestionContent[] = []
  for await (const result of readQuestions(sourceOf(bytes), { quizType: 'full' }))
    if (result.kind === 'questions') again.push(...JSON.parse(result.json).map(fullQuestion))
  expect(again).toEqual(questions)
})

test('given a hidden sheet with questions, then they are read, and a note says so', () => {
  const sheet = (name: string, isHidden: boolean, cells: string[][]): Sheet => ({
    name,
    isHidden,
    rows: function* () {
      for (const [index, row] of cells.entries()) yield { line: index + 1, cells: row }
      return undefined
    },
  })
  const notes: string[] = []
  const sheets = [
    sheet('New', false, [header, ['Q', '1', '2', 'A']]),
    sheet('Old', true, [header, ['R', '1', '2', 'A']]),
  ]
  expect([...recordsOfSheets(sheets, notes)].map(({ cells }) => cells[0])).toEqual(['Question', 'Q', 'R'])
  expect(notes).toEqual([expect.stringContaining('The sheet "Old" is hidden in the workbook')])
})

test('given notes beside the table, then its rows are read and a hint names the cells', async () => {
  const noted = (row: SheetCells[number]) => [...row, '', 'check this', '', '']
  const { texts, report } = await read({
    One: [
      ['', '', '', '', '', '', '', 'a title'],
      header,
      noted(rows[0]!),
      ...rows,
      ['', '', '', '', '', 'ends here'],
    ],
    Two: [header, noted(rows[0]!)],
  })
  expect(texts.map(({ question }) => question)).toEqual([
    'How much is 1 + 1?',
    'How much is 1 + 1?',
    'What share is a half?',
    'How much is 1 + 1?',
  ])
  expect(report.rejected).toEqual([])
  expect(JSON.stringify(report.hints)).toContain(
    String.raw`Cells beside the table were not read: F3, F6, F2 of \"Two\". Move`,
  )
})

test.each([
  ['XFD1', 16_383, 1],
  ['XFD3', 16_383, 3],
  ['CS1', 96, 1],
  ['IV2', 255, 2],
  ['XFD900', 16_383, 900],
])(
  'given the cell %s far from the table, then the rows are read and a hint names it',
  async (name, index, line) => {
    const cells = [header, ...rows, ...Array.from({ length: line }, () => [])]
    const { texts, report } = await read({ S: cells.with(line - 1, withCell(cells[line - 1]!, index)) })
    expect(texts).toHaveLength(2)
    expect(report.rejected).toEqual([])
    expect(JSON.stringify(report.hints)).toContain(`Cells beside the table were not read: ${name}.`)
  },
)

const withCell = (row: SheetCells[number], at: number): SheetCells[number] =>
  Array.from({ length: at + 1 }, (_, index) => (index === at ? 'stray' : row[index]))

test('given a formula whose result the workbook lacks, then it is shown and an omission names its cell', async () => {
  const { texts, report } = await read({
    S: [header, ['Why?', { formula: '1+1' }, 'no', 'B']],
  })
  expect(texts).toMatchObject([{ options: [{ option: '=1+1' }, { option: 'no' }] }])
  expect(report.warnings).toContainEqual(
    expect.stringContaining('The file holds no result for the formula in B2: open it in Excel'),
  )
})

test('a question in hidden rows has a hint, and a hidden column is noted', async () => {
  const cell = (text: string) =>
    `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`
  const row = (cells: string[], attributes = '') =>
    `<table:table-row ${attributes}>${cells.map(cell).join('')}</table:table-row>`
  const columns = '<table:table-column/><table:table-column table:visibility="collapse"/>'
  const bytes = odsFile(
    columns +
      row(['Question', 'Explanation', 'Option 1', 'Option 2', 'Correct Answer']) +
      row(['New?', 'so', 'x', 'y', 'A']) +
      row(['Old?', 'so', 'x', 'y', 'B'], 'table:visibility="filter"'),
  )
  const source = sourceOf(bytes)
  const { columns: named } = await previewFile(source, {})
  const results = []
  for await (const result of readQuestions(source, { quizType: 'full', reading: { columns: named } }))
    results.push(result)
  const last = results.at(-1)!
  expect(last.kind === 'complete' && [last.report.total, last.report.hints]).toEqual([
    2,
    [
      'warning#Row 3 is hidden in the workbook and read too: leave the question out if it is old#2',
      'warning#The column "Explanation" of the sheet "S" is hidden in the workbook, and was read too. ' +
        'Delete it in the workbook if it is old#0',
    ],
  ])
})
