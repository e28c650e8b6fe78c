import { columnName, guessColumns, headingsIn } from '@quizwright/domain/csv/guess-columns.ts'
import type { Sheet, SheetRow } from '@quizwright/formats/spreadsheet/workbook.ts'
import { headerLines } from './detect-dialect.ts'
import { withoutFarHeadings } from './cells-beside.ts'
import type { CsvRecord } from './record-splitter.ts'

/** A row with this many known headings is a header. */
const fewHeadings = 2

/**
 * Yields the rows of all sheets as the records of one table: those of the first sheet with questions, then those of
 * every other sheet with the same columns in any order. Sheets with other columns are reported in `notes`. Returns a
 * sentence if a sheet cannot be read to its end.
 */
export function* recordsOfSheets(
  sheets: readonly Sheet[],
  notes: string[],
): Generator<CsvRecord, string | undefined, undefined> {
  const begun = sheets
    .map((sheet) => ({ sheet, start: firstRows(sheet) }))
    .filter(({ start }) => start.length > 0)
  const main = begun.find(({ start }) => headerOf(start)?.isSure) ?? begun[0]
  if (!main) return firstProblem(sheets)
  const header = headerOf(main.start)?.cells ?? []
  notes.push(...hiddenNotes(main.sheet, main.start[0], header))
  const problem = yield* allRows(main.sheet)
  if (problem !== undefined) return problem
  for (const { sheet, start } of begun) {
    if (sheet === main.sheet) continue
    const found = start
      .map(withoutFarHeadings)
      .map((row) => ({ row, order: orderOf(row.cells, header) }))
      .find(({ order }) => order)
    if (!found?.order) {
      notes.push(
        `The sheet "${sheet.name}" was not read: its columns are not those of "${main.sheet.name}". ` +
          'Save it as a file of its own to import it',
      )
      continue
    }
    notes.push(...hiddenNotes(sheet, found.row, found.row.cells))
    const stopped = yield* rowsBelow(sheet, found.row, found.order)
    if (stopped !== undefined) return stopped
  }
  return undefined
}

/** A hidden sheet or column may be outdated, so it is read with a note. A hidden row is a hint at its question. */
const hiddenNotes = (
  { name, isHidden }: Sheet,
  { hiddenColumns = [] }: Partial<SheetRow> = {},
  header: readonly string[],
): string[] => [
  ...(isHidden
    ? [
        `The sheet "${name}" is hidden in the workbook, and its questions were read too. ` +
          'Leave them out if they are old',
      ]
    : []),
  ...hiddenColumns
    .map((column) => (header[column] ?? '').trim())
    .filter((heading) => heading !== '')
    .map(
      (heading) =>
        `The column "${heading.slice(0, 80)}" of the sheet "${name}" is hidden in the workbook, and ` +
        'was read too. Delete it in the workbook if it is old',
    ),
]

const hiddenLine = ({ line, isHidden }: SheetRow): Pick<CsvRecord, 'hidden'> =>
  isHidden ? { hidden: [line] } : {}

function* allRows(sheet: Sheet): Generator<CsvRecord, string | undefined, undefined> {
  const rows = sheet.rows()
  for (let next = rows.next(); ; next = rows.next()) {
    if (next.done) return next.value
    const { isHidden: _, hiddenColumns: __, ...row } = next.value
    yield { ...row, ...hiddenLine(next.value) }
  }
}

const firstRows = (sheet: Sheet): SheetRow[] => {
  const rows: SheetRow[] = []
  for (const row of sheet.rows()) if (rows.push(row) >= headerLines) break
  return rows
}

const firstProblem = (sheets: readonly Sheet[]): string | undefined => {
  for (const sheet of sheets) {
    const first = sheet.rows().next()
    if (first.done && first.value !== undefined) return first.value
  }
  return undefined
}

/** Finds the row with most known headings. It is certainly the header if one of them means the question. */
const headerOf = (rows: readonly SheetRow[]): { cells: string[]; isSure: boolean } | undefined => {
  const [best] = rows.toSorted((one, other) => headingsIn(other.cells) - headingsIn(one.cells))
  if (!best) return undefined
  const names = guessColumns(best.cells)
  const isSure = headingsIn(best.cells) >= fewHeadings && names.includes('question')
  return { cells: withoutFarHeadings(best).cells, isSure }
}

/** Returns for each column of a header its index in `cells`, or undefined if the headings are not the same. */
const orderOf = (cells: readonly string[], header: readonly string[]): number[] | undefined => {
  const names = cells.map(columnName)
  const order = header.map((cell) => names.indexOf(columnName(cell)))
  return order.includes(-1) || names.filter((name) => name !== '').length > header.length ? undefined : order
}

function* rowsBelow(
  sheet: Sheet,
  header: SheetRow,
  order: readonly number[],
): Generator<CsvRecord, string | undefined, undefined> {
  const rows = sheet.rows()
  for (let next = rows.next(); ; next = rows.next()) {
    if (next.done) return next.value
    const { line, cells, emphases, far, unsolved } = next.value
    if (line <= header.line) continue
    yield {
      line,
      cells: [...order.map((index) => cells[index] ?? ''), ...cells.slice(order.length)],
      ...(far && { far }),
      ...(unsolved && { unsolved }),
      ...(emphases && { emphases: order.map((index) => emphases[index] ?? '') }),
      ...hiddenLine(next.value),
      sheet: sheet.name,
    }
  }
}
