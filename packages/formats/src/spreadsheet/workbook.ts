import { defined, lastOf } from '@quizwright/domain/defined.ts'

/**
 * A row of a sheet. `line` is its number there, from 1. It has at least as many cells as each row above it.
 * `emphases` are those of its cells by column index, such as "bold"; undefined or "" means the usual format of the
 * sheet. `far` are the names of filled cells that are too far to the right to be read. `unsolved` are those of
 * formulas without a result, which programs other than Excel write. `hiddenColumns` are the indexes of the columns
 * that the sheet hides.
 */
export type SheetRow = {
  line: number
  cells: string[]
  emphases?: readonly string[]
  far?: readonly string[]
  unsolved?: readonly string[]
  isHidden?: boolean
  hiddenColumns?: readonly number[]
}

/** What a sheet shows, row after row. It ends with a sentence if the rest can not be read. */
export type Sheet = {
  name: string
  isHidden: boolean
  rows: () => Generator<SheetRow, string | undefined, undefined>
}

/** `notes` are sentences about content of the sheets that is not read. */
export type Workbook = { format: 'xlsx' | 'ods'; sheets: readonly Sheet[]; notes: readonly string[] }

/** Cells beyond this column are only named, so that a cell far to the right does not create millions of cells. */
export const maxCells = 256

/** The name of a cell, as programs show it: the third cell of row 7 is C7. `column` counts from 0. */
export const cellName = (column: number, line: number): string => {
  let letters = ''
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCodePoint(65 + ((rest - 1) % 26)) + letters
  return `${letters}${line}`
}

/** Pads the rows of a sheet, because programs omit empty cells at the end of a row. */
export function* evenRows<R>(rows: Generator<SheetRow, R, undefined>): Generator<SheetRow, R, undefined> {
  let width = 0
  for (let next = rows.next(); ; next = rows.next()) {
    if (next.done) return next.value
    const { cells, far } = next.value
    while (cells.length > width && cells.at(-1) === '') cells.pop()
    while (cells.length < width) cells.push('')
    width = cells.length
    if (far || cells.some((cell) => cell !== '')) yield next.value
  }
}

/** The sentence for a sheet that is truncated or damaged. */
export const brokenSheet = (name: string, message: string): string =>
  `The sheet "${name.slice(0, 80)}" can not be read to its end: ${message.replace(/\.$/, '')}. Save the workbook again.`

/** Cells of one column that are merged: the numbers of their rows, from 1, and the index of the column. */
export type Merged = { column: number; from: number; to: number }

/** Copies the value of cells that are merged down a column into each of their rows, if the row has other values. */
export function* withMerged<R>(
  rows: Generator<SheetRow, R, undefined>,
  merged: readonly Merged[],
): Generator<SheetRow, R, undefined> {
  const waiting = merged.toSorted((one, other) => other.from - one.from)
  /** The merged cells that reach the current row, by their column. */
  const around = new Map<number, { to: number; value: string }>()
  for (let next = rows.next(); ; next = rows.next()) {
    if (next.done) return next.value
    const { line, cells } = next.value
    const hasValues = cells.some((cell) => cell !== '')
    for (const [column, { to, value }] of around)
      if (line > to) around.delete(column)
      else if (hasValues && (cells[column] ?? '') === '') {
        while (cells.length < column) cells.push('')
        cells[column] = value
      }
    while (waiting.length > 0 && lastOf(waiting).from <= line) {
      const { column, from, to } = defined(waiting.pop(), 'last entry')
      const value = line === from ? (cells[column] ?? '') : ''
      if (value !== '') around.set(column, { to, value })
    }
    yield next.value
  }
}
