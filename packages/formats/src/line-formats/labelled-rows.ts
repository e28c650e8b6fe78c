import { elementAt } from '@quizwright/domain/defined.ts'
import { keyColumn } from '@quizwright/domain/csv/column-names.ts'
import { guessColumn } from '@quizwright/domain/csv/guess-columns.ts'
import type { ExamLine } from '../exam-text/exam-line.ts'
import { readDelimited } from '../pasted/delimited.ts'
import { fieldLine, type LineFormat, moreLine, optionLine, questionLine } from './line-format.ts'

const fieldOf: Readonly<Record<string, string>> = {
  [keyColumn]: 'Answer',
  solution: 'Explanation',
  tags: 'Tags',
  topic: 'Topic',
  difficulty_level: 'Difficulty',
  weightage: 'Marks',
}
const isOption = (column: string): boolean => /^option\d$/.test(column)
const mayBelong = (column: string | null): boolean =>
  column !== null && (column === 'question' || isOption(column) || Object.hasOwn(fieldOf, column))
/** A question and two options. */
const leastRows = 3

type Row = readonly string[]

const labelOf = ([first = '']: Row): string | null => guessColumn(first.replace(/:\s*$/, ''))

/** Whether the first cell of a row names what stands beside it. */
export const isLabelledRow = (row: Row): boolean => mayBelong(labelOf(row))

/**
 * Tables that name what they hold in the first cell of each row, "Question | Which?" above "A | Rome" and "Answer | A",
 * one question below the other or one in each column. Undefined for any other table.
 */
export const linesOfLabelledRows = (rows: readonly Row[]): ExamLine[] | undefined => {
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''))
  if (
    filled.length < leastRows ||
    labelOf(elementAt(filled, 0)) !== 'question' ||
    !filled.every(isLabelledRow)
  )
    return undefined
  const labels = filled.map(labelOf)
  if (labels.filter((label) => isOption(label ?? '')).length < 2) return undefined
  const width = Math.max(...filled.map((row) => row.findLastIndex((cell) => cell.trim() !== '') + 1))
  const areBeside = labels.filter((label) => label === 'question').length === 1
  if (width < 2 || (width > 2 && !areBeside)) return undefined
  return Array.from({ length: width - 1 }, (_, index) => index + 1).flatMap((column) =>
    filled.flatMap((row, index) => linesOf(labels[index] ?? '', row[column]?.trim() ?? '', index + 1)),
  )
}

const linesOf = (label: string, cell: string, number: number): ExamLine[] => {
  if (cell === '') return []
  const [text = '', ...more] = cell.split('\n')
  const first = { number, text }
  const below = more.map((line) => moreLine({ number, text: line }))
  if (label === 'question') return [questionLine(first), ...below]
  if (isOption(label)) {
    const place = { kind: 'letter', level: 1, number: Number(label.slice(-1)) } as const
    return [{ ...optionLine(first, false), label: place }, ...below]
  }
  return [fieldLine(number, fieldOf[label] ?? label, text), ...below]
}

const linesIn = (text: string): ExamLine[] | undefined =>
  [',', ';', '\t'].map((separator) => linesOfLabelledRows(readDelimited(text, separator))).find(Boolean)

/** The same as CSV. A text that is cut may end within a row. */
export const labelledRows: LineFormat = {
  matches: (text) => /^\s*"?[^,;\t\n]{1,40}[,;\t]/.test(text) && linesIn(text) !== undefined,
  linesOf: (text) => linesIn(text) ?? [],
}
