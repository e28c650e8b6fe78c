/** Excel takes a file without it for one of its own country's encoding. */
const byteOrderMark = '\uFEFF'

const quote = (cell: string): string => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Rows of cells as a CSV file, quoted where they must be. */
export const writeCsv = (rows: readonly (readonly string[])[], separator = ','): string =>
  byteOrderMark + rows.map((cells) => `${cells.map(quote).join(separator)}\r\n`).join('')
