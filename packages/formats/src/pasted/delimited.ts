import { elementAt } from '@quizwright/domain/defined.ts'

/** Splits text into rows of cells. A quoted cell may contain separators, line ends and doubled quotes. */
export const readDelimited = (text: string, separator: string): string[][] => {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    row.push(cell)
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (row.some((written) => written.trim() !== '')) rows.push(row)
    row = []
  }
  const written = text.replaceAll(/\r\n?/g, '\n')
  for (let index = 0; index < written.length; index += 1) {
    const sign = elementAt(written, index)
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (written[index + 1] === '"') {
        cell += '"'
        index += 1
      } else isQuoted = false
    } else if (sign === '"' && cell === '') isQuoted = true
    else if (sign === separator) endCell()
    else if (sign === '\n') endRow()
    else cell += sign
  }
  endRow()
  return rows
}

/** Writes a cell as a spreadsheet copies it. */
export const quoteCell = (cell: string): string =>
  /[\t\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
