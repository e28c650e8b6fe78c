import writeExcelFile from 'write-excel-file/browser'
import type { Cell } from './table.ts'

/** The largest number of characters in a cell of Excel. */
const maxCellChars = 32_767
/** Characters that XML cannot hold, which would make the whole workbook unreadable. */
// oxlint-disable-next-line no-control-regex
const unwritable = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Cs}/gu

const widest = 60
const narrowest = 8

const cellOf = (value: Cell) =>
  typeof value === 'number'
    ? { value, type: Number }
    : { value: value.replaceAll(unwritable, '').slice(0, maxCellChars), type: String }

/**
 * Writes rows as a workbook with one sheet, whose first row is bold and stays in sight. Unlike CSV it is read alike
 * whatever the decimal comma and the list separator of the machine are. No cell is a formula.
 */
export const writeWorkbook = (rows: readonly (readonly Cell[])[]): Promise<Blob> => {
  const [names = [], ...others] = rows
  const widthOf = (column: number): number =>
    Math.min(widest, Math.max(narrowest, ...rows.map((row) => String(row[column] ?? '').length + 2)))
  return writeExcelFile(
    [
      names.map((name) => ({ ...cellOf(name), fontWeight: 'bold' as const })),
      ...others.map((row) => row.map((cell) => (cell === '' ? null : cellOf(cell)))),
    ],
    { columns: names.map((_, column) => ({ width: widthOf(column) })), stickyRowsCount: 1 },
  ).toBlob()
}
