/** A row of a sheet with its number, from 1. Each row is padded to the widest row so far. */
export type SheetRow = { line: number; cells: string[] }

/** A sheet, read row by row. Reading ends with a sentence if the rest cannot be read. */
export type Sheet = { name: string; rows: () => Generator<SheetRow, string | undefined, undefined> }

/** `notes` are sentences about content of the sheets that is not read. */
export type Workbook = { format: 'xlsx' | 'ods'; sheets: readonly Sheet[]; notes: readonly string[] }

/** Cells beyond this column share one index, so that a cell far to the right does not create millions of cells. */
export const maxCells = 256

/** Pads the rows of a sheet, because programs omit empty cells at the end of a row. */
export function* evenRows<R>(rows: Generator<SheetRow, R, undefined>): Generator<SheetRow, R, undefined> {
  let width = 0
  for (let next = rows.next(); ; next = rows.next()) {
    if (next.done) return next.value
    const { line, cells } = next.value
    while (cells.length > width && cells.at(-1) === '') cells.pop()
    while (cells.length < width) cells.push('')
    width = cells.length
    if (cells.some((cell) => cell !== '')) yield { line, cells }
  }
}

/** The sentence for a sheet that is truncated or damaged. */
export const brokenSheet = (name: string, message: string): string =>
  `The sheet "${name.slice(0, 80)}" can not be read to its end: ${message.replace(/\.$/, '')}. Save the workbook again.`
