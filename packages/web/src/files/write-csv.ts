import type { Cell } from './table.ts'
import { escapeFormula, isFormula } from '@quizwright/domain/csv/escape-formula.ts'

/** Without a byte order mark, Excel reads the file in a regional encoding instead of UTF-8. */
const byteOrderMark = '\uFEFF'

const quote = (cell: string): string => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/**
 * A separator inside a cell with a formula's sign after it. Where the list separator of the machine is another one
 * than the file's, Excel splits there: quotes count only at the beginning of what it takes for a cell.
 */
const innerFormula = /([,;\t]"*)(?=[=+\-@\t\r\0＝＋－＠])/g

const harmless = (cell: string): string =>
  (isFormula(cell) ? escapeFormula(cell) : cell).replaceAll(innerFormula, "$1'")

/**
 * Writes rows of cells as CSV (RFC 4180) with a byte order mark. Cells are quoted where necessary, and none
 * can run as a formula. Files for another import escape and mark their cells themselves.
 */
export const writeCsv = (rows: readonly (readonly Cell[])[], separator = ','): string =>
  byteOrderMark +
  rows
    .map(
      (cells) =>
        `${cells.map((cell) => quote(typeof cell === 'number' ? String(cell) : harmless(cell))).join(separator)}\r\n`,
    )
    .join('')
