const quotesIn = (text: string): number => text.split('"').length - 1
const startsBehindBlank = (cell: string): boolean =>
  cell.charCodeAt(0) === 32 && cell.trimStart().startsWith('"')
const isEnd = (cell: string): boolean => cell.trimEnd().endsWith('"')

/**
 * The cells of a record whose separators have a blank behind them: `Which?, "Rome, Italy", "Paris"`. There a quote is
 * not the first character of a cell, so its cell was taken as it stands, and divided at the separators within it.
 */
export const withoutBlanksBeforeQuotes = (
  cells: string[],
  separator: string,
  record: () => string,
): string[] => {
  if (!cells.some(startsBehindBlank) || !record().includes(`${separator} "`)) return cells
  const quoted = quotedCells(cells, separator, record())
  const read: string[] = []
  for (let index = 0; index < cells.length; index += 1) {
    const isBehindBlank = startsBehindBlank(cells[index] ?? '') && quoted[index] === false
    const end = isBehindBlank ? endOfQuoted(cells, index) : undefined
    const whole = cells.slice(index, (end ?? index) + 1).join(separator)
    read.push(end === undefined ? whole : whole.trim().slice(1, -1).replaceAll('""', '"'))
    index = end ?? index
  }
  return read
}

/** The place of the cell that closes the quote of another one; undefined if none does. */
const endOfQuoted = (cells: readonly string[], start: number): number | undefined => {
  if (quotesIn(cells[start] ?? '') % 2 === 0) return isEnd(cells[start] ?? '') ? start : undefined
  const end = cells.findIndex((cell, index) => index > start && quotesIn(cell) % 2 === 1)
  return end > 0 && isEnd(cells[end] ?? '') ? end : undefined
}

/** Whether each cell stands in quotes itself: then a blank and a quote within it are its text. */
const quotedCells = (cells: readonly string[], separator: string, record: string): boolean[] => {
  let start = 0
  return cells.map((cell) => {
    const isQuoted = record[start] === '"'
    start += cell.length + separator.length + (isQuoted ? 2 + quotesIn(cell) : 0)
    return isQuoted
  })
}
