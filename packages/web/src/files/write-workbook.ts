import { withoutUnwritable } from '@quizwright/formats/write/xml-characters.ts'
import writeExcelFile from 'write-excel-file/browser'
import type { Cell } from './table.ts'

/** The largest number of characters in a cell of Excel. */
const maxCellChars = 32_767

const widest = 60
const narrowest = 8

const cellOf = (value: Cell) =>
  typeof value === 'number'
    ? { value, type: Number }
    : { value: withoutUnwritable(value).slice(0, maxCellChars).toWellFormed(), type: String }

/**
 * Writes rows as a workbook with one sheet, whose first row is bold and stays in sight. Unlike CSV it is read alike
 * whatever the decimal comma and the list separator of the machine are. No cell is a formula.
 */
export const writeWorkbook = (rows: readonly (readonly Cell[])[]): Promise<Blob> => {
  const [names = [], ...others] = rows
  const widthOf = (column: number): number =>
    Math.min(
      widest,
      rows.reduce((most, row) => Math.max(most, String(row[column] ?? '').length + 2), narrowest),
    )
  return writeExcelFile(
    [
      names.map((name) => ({ ...cellOf(name), fontWeight: 'bold' as const })),
      ...others.map((row) => row.map((cell) => (cell === '' ? null : cellOf(cell)))),
    ],
    { columns: names.map((_, column) => ({ width: widthOf(column) })), stickyRowsCount: 1 },
  ).toBlob()
}
