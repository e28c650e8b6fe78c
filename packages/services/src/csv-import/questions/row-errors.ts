import { elementAt } from '@quizwright/domain/defined.ts'
import { countOf } from '@quizwright/domain/rules/plural.ts'
import { csvLimits } from '@quizwright/domain/limits.ts'
import type { CsvRecord } from '../records/record-splitter.ts'

export type RowError = { line: number; column: number; reason: string }

/** Finds an error in the shape of a row. `columns` is the number of columns in the header. */
export const findRowError = ({ line, cells, error }: CsvRecord, columns: number): RowError | undefined => {
  if (error) return error
  if (cells.length < columns)
    return {
      line,
      column: cells.length + 1,
      reason: `The row is too short: it has ${countOf(cells.length, 'cell')} and the header ${columns}.`,
    }
  if (cells.length > columns)
    return {
      line,
      column: columns + 1,
      reason: `The row is too long: it has ${countOf(cells.length, 'cell')} and the header ${columns}.`,
    }
  const longCell = cells.findIndex((cell) => cell.length > csvLimits.cellChars)
  if (longCell < 0) return undefined
  const { length } = elementAt(cells, longCell)
  return {
    line,
    column: longCell + 1,
    reason: `The cell is too long: ${length} characters, at most ${csvLimits.cellChars} allowed.`,
  }
}

/** Whether all cells are empty, as in the rows that spreadsheets leave at the end of a file. */
export const isBlank = ({ cells }: CsvRecord): boolean => cells.every((cell) => cell.trim() === '')
