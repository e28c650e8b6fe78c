import papaparse from 'papaparse'
import { defined } from '../../defined.ts'
import type { Option, QuestionContent } from '../../schemas/question.ts'
import { requiredColumns } from '../column-names.ts'
import { readHeader } from '../read-header.ts'
import { readQuestionRow } from '../read-row.ts'
import { columnsFor, toCells } from '../write-row.ts'

export const option = (text: string, is_correct = false): Option => ({
  option: text,
  equation: '',
  image_url: '',
  is_correct,
  is_selected: false,
})

export const content: QuestionContent = {
  ind_number: 7,
  question: 'How fast is a train that goes 90 km in an hour?',
  equation: 'v = s/t',
  image_url: '/files/abc',
  topic: '',
  tags: [{ tag_name: 'motion' }, { tag_name: 'units' }],
  section: 'Part one',
  paragraph: 'A train leaves.',
  related_video_id: 'video_1',
  options: [option('90 m/s'), option('25 m/s', true)],
  weightage: 2,
  self_assigned_weightage: false,
  difficulty_level: 'Medium',
  solution: 'Divide by 3.6.',
  solution_equation: '',
  solution_image_url: '',
}

/** Reads a row with the given cells. All other required columns are empty. */
export const readRow = (cells: Record<string, string>) => {
  const columns = [...new Set([...requiredColumns, ...Object.keys(cells)])]
  const header = readHeader(columns)
  if (!header.ok) throw new Error(`The header is rejected: ${JSON.stringify(header.errors)}`)
  const row = readQuestionRow(
    columns.map((name) => cells[name] ?? ''),
    header.layout,
  )
  return row.ok ? row : { ...row, column: columns[row.column - 1] }
}

export const readQuestion = (cells: Record<string, string>): QuestionContent => {
  const row = readRow(cells)
  if (!row.ok) throw new Error(row.reason)
  return row.question
}

/** Writes questions as a CSV file and reads them back. */
export const writeAndRead = (questions: readonly QuestionContent[]): QuestionContent[] => {
  const columns = columnsFor(questions)
  const file = papaparse.unparse([columns, ...questions.map((question) => toCells(question, columns))])
  const [names, ...rows] = papaparse.parse<string[]>(file, { delimiter: ',' }).data
  const header = readHeader(defined(names, 'names'))
  if (!header.ok) throw new Error(JSON.stringify(header.errors))
  return rows.map((row) => {
    const read = readQuestionRow(row, header.layout)
    if (!read.ok) throw new Error(read.reason)
    return read.question
  })
}
