import { escapeFormula, unescapeFormula } from '@quizwright/contracts/csv/escape-formula.ts'
import { reasonColumn } from '@quizwright/contracts/csv/column-names.ts'
import type { Dialect } from '@quizwright/contracts/schemas/csv.ts'
import type { RejectedFileRow } from '@quizwright/machines/quiz-document/incoming-questions.ts'
import { writeCsv } from '../../../files/write-csv.ts'

/**
 * Rejected rows as a file in the columns and with the separator of the one they came from, each with its
 * reason in the first column. When the file is imported again, this column is ignored, also if it is there
 * twice.
 */
export const rejectedFile = (
  header: readonly string[],
  rows: readonly RejectedFileRow[],
  { separator }: Pick<Dialect, 'separator'>,
): string => {
  const before = header.findIndex((name) => name.trim().toLowerCase() === reasonColumn)
  const withoutReason = (cells: readonly string[]) => (before < 0 ? cells : cells.toSpliced(before, 1))
  return writeCsv(
    [
      [reasonColumn, ...withoutReason(header).map(escapeFormula)],
      // Cells are escaped as in an export: no spreadsheet runs them, and importing them gives the same
      // it was.
      ...rows.map(({ line, column, reason, raw }) => [
        `Line ${line}${column === null ? '' : `, column ${column}`}: ${reason}`,
        ...withoutReason(raw).map((cell) => escapeFormula(unescapeFormula(cell))),
      ]),
    ],
    separator,
  )
}
