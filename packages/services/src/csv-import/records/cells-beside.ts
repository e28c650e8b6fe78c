import { cellName } from '@quizwright/formats/spreadsheet/workbook.ts'
import { csvLimits } from '@quizwright/domain/limits.ts'
import type { CsvRecord } from './record-splitter.ts'

const shownNames = 5
const isFilled = (cell: string): boolean => cell.trim() !== ''

/**
 * Removes the headings of a workbook that are far to the right of the table, such as a date in the corner. A table
 * with too many columns keeps them all.
 */
export const withoutFarHeadings = (header: CsvRecord): CsvRecord => {
  const { cells, line, far = [] } = header
  const isTooWide = cells.length > csvLimits.columns && cells.filter(isFilled).length <= csvLimits.columns
  const width = cells.slice(0, isTooWide ? csvLimits.columns : cells.length).findLastIndex(isFilled) + 1
  return { ...header, cells: cells.slice(0, width), far: [...filledFrom(width, cells, line), ...far] }
}

/**
 * Returns the header of a workbook, filled up to the number of columns that the author named. Without headings its
 * first row may be shorter.
 */
export const headerOfWorkbook = (header: CsvRecord, columns = 0): CsvRecord => {
  const { cells, ...named } = header.cells.some(isFilled) ? withoutFarHeadings(header) : header
  return {
    ...named,
    cells: [...cells, ...Array.from({ length: Math.max(0, columns - cells.length) }, () => '')],
  }
}

/**
 * Removes the cells of a workbook beside the table, where teachers write notes. In CSV such cells mean that
 * separators were not quoted.
 */
export const createBesideRemover = () => {
  const names: string[] = []
  let count = 0
  const add = (beside: readonly string[], sheet: string | undefined): void => {
    count += beside.length
    for (const name of beside.slice(0, shownNames - names.length))
      names.push(sheet === undefined ? name : `${name} of "${sheet}"`)
  }
  return {
    add,
    /**
     * Keeps the cells below the columns and those directly beside them, because one of these may be an option without
     * a heading.
     */
    fit: (record: CsvRecord, columns: number): CsvRecord => {
      const { cells, line, sheet, far = [] } = record
      const width = cells.length > columns ? endOfRow(cells, columns) : columns
      add([...filledFrom(width, cells, line), ...far], sheet)
      return cells.length === width
        ? record
        : { ...record, cells: Array.from({ length: width }, (_, index) => cells[index] ?? '') }
    },
    /** Sentences about the cells that were not read. */
    notes: (): string[] => {
      if (count === 0) return []
      const named = names.join(', ')
      return [
        count > names.length
          ? `${count} cells beside the table were not read, such as ${named}. ` +
            'Move what belongs to a question into one of its columns'
          : `Cells beside the table were not read: ${named}. ` +
            'Move what belongs to a question into one of its columns',
      ]
    },
  }
}

const endOfRow = (cells: readonly string[], columns: number): number => {
  if (!cells.slice(0, columns).some(isFilled)) return columns
  const gap = cells.findIndex((cell, index) => index >= columns && !isFilled(cell))
  return gap < 0 ? cells.length : gap
}

const filledFrom = (width: number, cells: readonly string[], line: number): string[] =>
  cells.length <= width
    ? []
    : cells.flatMap((cell, index) => (index >= width && isFilled(cell) ? [cellName(index, line)] : []))
