import { csvLimits } from '@quizwright/contracts/limits.ts'
import type { CsvRecord } from '../records/record-splitter.ts'

export type RowError = { line: number; column: number; reason: string }

/**
 * What keeps a row from being read at all, whatever its cells say. `width` is the number of the header's
 * columns.
 */
export const findRowError = ({ line, cells, fault }: CsvRecord, width: number): RowError | undefined => {
  if (fault) return fault
  if (cells.length < width)
    return {
      line,
      column: cells.length + 1,
      reason: `The row is too short: it has ${cells.length} cells and the header ${width}.`,
    }
  if (cells.length > width)
    return {
      line,
      column: width + 1,
      reason: `The row is too long: it has ${cells.length} cells and the header ${width}.`,
    }
  const long = cells.findIndex((cell) => cell.length > csvLimits.cellChars)
  return long < 0
    ? undefined
    : {
        line,
        column: long + 1,
        reason: `The cell is too long: it has ${cells[long]!.length} characters of at most ${csvLimits.cellChars}.`,
      }
}

/** A row that holds nothing, as spreadsheets leave them at the end. */
export const isBlank = ({ cells }: CsvRecord): boolean => cells.every((cell) => cell.trim() === '')
