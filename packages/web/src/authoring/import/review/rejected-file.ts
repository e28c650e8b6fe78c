import { escapeFormula } from '@quizwright/domain/csv/escape-formula.ts'
import { escapedColumn, reasonColumn } from '@quizwright/domain/csv/column-names.ts'
import { columnName } from '@quizwright/domain/csv/guess-columns.ts'
import type { Dialect } from '@quizwright/domain/schemas/csv.ts'
import type { RejectedFileRow } from '@quizwright/machines/quiz-document/incoming-questions.ts'
import { placeWord } from './place-word.ts'
import { writeCsv } from '../../../files/write-csv.ts'

/**
 * Writes rejected rows to a file with the columns and the separator of the original, and with the reason in
 * the first column. An import ignores that column, even if there are two of them.
 */
export const rejectedFile = (
  header: readonly string[],
  rows: readonly RejectedFileRow[],
  { separator, format }: Pick<Dialect, 'separator' | 'format'>,
): string => {
  const before = header.findIndex((name) => columnName(name) === reasonColumn)
  const withoutReason = (cells: readonly string[]) => (before < 0 ? cells : cells.toSpliced(before, 1))
  const isEscaped = header.some((name) => columnName(name) === escapedColumn)
  // No spreadsheet may run a cell. If the file does not say that its formulas are escaped, this file says so.
  const escapes = !isEscaped && [header, ...rows.map(({ raw }) => raw)].some((cells) => cells.some(isFormula))
  const escaped = (cells: readonly string[]) => (escapes ? cells.map(escapeFormula) : cells)
  return writeCsv(
    [
      [reasonColumn, ...(escapes ? [escapedColumn] : []), ...escaped(withoutReason(header))],
      ...rows.map(({ line, column, reason, raw }) => [
        `${placeWord(format)} ${line}${column === null ? '' : `, column ${column}`}: ${reason}`,
        ...(escapes ? ['1'] : []),
        ...escaped(withoutReason(raw)),
      ]),
    ],
    separator,
  )
}

const isFormula = (cell: string): boolean => escapeFormula(cell) !== cell
