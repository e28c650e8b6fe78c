import { elementAt, lastOf } from '@quizwright/domain/defined.ts'
import { say, sayCount, sayMade } from '@quizwright/domain/language/say.ts'
import { escapedColumn } from '@quizwright/domain/csv/column-names.ts'
import { columnName } from '@quizwright/domain/csv/guess-columns.ts'
import { readHeader } from '@quizwright/domain/csv/read-header.ts'
import { readQuestionRow } from '@quizwright/domain/csv/read-row.ts'
import { unescapeFormula } from '@quizwright/domain/csv/escape-formula.ts'
import { csvLimits } from '@quizwright/domain/limits.ts'
import type { Finding } from '@quizwright/domain/rules/finding.ts'
import { questionFindings } from '@quizwright/domain/rules/question.ts'
import type { Reading } from '@quizwright/domain/schemas/csv.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import type { QuizType } from '@quizwright/domain/schemas/quiz.ts'

/** The result of reading cells: a question with its findings, or the column that prevents it. */
export type CellsJudged =
  | { question: QuestionContent; findings: readonly Finding[] }
  | { column: string; reason: string }

/** Whether the file says, by one of its columns, that its formulas are escaped. */
const isEscaped = (header: readonly string[]): boolean =>
  header.some((name) => columnName(name) === escapedColumn)

/** The cells to show. In our own files the apostrophe that escapes a formula is removed. */
export const shownCells = (header: readonly string[], cells: readonly string[]): string[] =>
  isEscaped(header) ? cells.map(unescapeFormula) : [...cells]

/**
 * The headings of a file with the meanings that its author gave them. Columns that reading the file added come last
 * and have our names.
 */
export const meantHeader = (header: readonly string[], { columns }: Reading = {}): string[] =>
  columns
    ? header.map((name, index) => (index < columns.length ? (columns[index] ?? `(${name})`) : name))
    : [...header]

/** Validates cells under their headings exactly as the service validates a file. */
export const judgeCells = (
  header: readonly string[],
  shown: readonly string[],
  quizType: QuizType,
  reading: Reading = {},
): CellsJudged => {
  const columns = readHeader(header)
  if (!columns.ok) return { column: header[0] ?? '', reason: say('The header can’t be read.') }
  if (shown.length > header.length)
    return {
      column: lastOf(header),
      reason: sayCount(
        shown.length - header.length,
        'The row has {count} extra cell. Join cells that belong together.',
        'The row has {count} extra cells. Join cells that belong together.',
      ),
    }
  const long = shown.findIndex((cell) => cell.length > csvLimits.cellChars)
  if (long >= 0)
    return {
      column: elementAt(header, long),
      reason: say('The cell is too long: {count} characters, at most {most} allowed.', {
        count: elementAt(shown, long).length,
        most: csvLimits.cellChars,
      }),
    }
  const row = readQuestionRow(
    header.map((_, index) => shown[index] ?? ''),
    { ...columns.layout, isEscaped: false },
    reading,
  )
  return row.ok
    ? { question: row.question, findings: questionFindings(row.question, 0, quizType) }
    : { column: header[row.column - 1] ?? '', reason: sayMade(row.reason) }
}

/** The column in which a finding is corrected. */
export const columnOf = ({ field, optionNo }: Finding): string => {
  if (optionNo) return `option${optionNo}`
  return field === 'options' ? 'is_correct1' : field
}
