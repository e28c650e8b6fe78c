/** Without it Excel reads the file in the encoding of its country instead of UTF-8. */
const byteOrderMark = '\uFEFF'

const quote = (cell: string): string => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Writes rows of cells as CSV (RFC 4180) with a byte order mark. Cells are quoted where necessary. */
export const writeCsv = (rows: readonly (readonly string[])[], separator = ','): string =>
  byteOrderMark + rows.map((cells) => `${cells.map(quote).join(separator)}\r\n`).join('')
