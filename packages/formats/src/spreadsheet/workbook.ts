/** A row of a sheet, with its number there from 1. All rows of a sheet have as many cells as its widest until then. */
export type SheetRow = { line: number; cells: string[] }

/** What a sheet shows, row after row. It ends with a sentence if the rest can not be read. */
export type Sheet = { name: string; rows: () => Generator<SheetRow, string | undefined, undefined> }

/** `notes` are sentences about what the sheets hold and is not read. */
export type Workbook = { format: 'xlsx' | 'ods'; sheets: readonly Sheet[]; notes: readonly string[] }

/** Cells to the right of this many are read as one: no table of questions is as wide. */
export const maxCells = 256

/** Pads the rows of a sheet: programs leave out empty cells at the end of a row. */
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

/** The sentence for a sheet that is cut off or damaged. */
export const brokenSheet = (name: string, message: string): string =>
  `The sheet "${name.slice(0, 80)}" can not be read to its end: ${message.replace(/\.$/, '')}. Save the workbook again.`
