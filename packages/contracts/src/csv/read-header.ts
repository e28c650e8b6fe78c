import {
  aiColumns,
  columnsByKind,
  escapedColumn,
  furtherOptionColumns,
  keyColumn,
  knownColumns,
  optionColumns,
  optionListColumn,
  requiredColumns,
  rowColumns,
  type AiColumn,
  type RowColumn,
} from './column-names.ts'
import { columnName } from './guess-columns.ts'
import { keyColumnsOf, type KeyColumns } from './key-columns.ts'
import type { ColumnPosition } from './read-cells.ts'

type OptionPositions = {
  option: ColumnPosition
  equation: ColumnPosition
  image_url: ColumnPosition
  is_correct: ColumnPosition
}
/** The position of each column. `ai` is set if the file has any column for descriptive questions. */
export type ColumnLayout = {
  row: Record<RowColumn, ColumnPosition>
  options: readonly OptionPositions[]
  /** Lists all options in one cell; of weight where the file has no column for each. */
  optionList: ColumnPosition
  key: KeyColumns
  /** No column tells the key, so a star at an option may, or how it looks. */
  hasNoKey: boolean
  /** The file is one of ours, and its apostrophes before formulas are ours. */
  isEscaped: boolean
  ai?: Record<AiColumn, ColumnPosition>
}

/** `column` counts from 1; 0 for a missing column. */
export type HeaderError = { column: number; name: string; error: 'missing' | 'doubled' }
export type HeaderResult =
  | { ok: true; layout: ColumnLayout; reordered: boolean; unknownColumns: string[]; emptyColumns: string[] }
  | { ok: false; errors: HeaderError[] }

const maxShownName = 64

/**
 * Reads the cells of a header row. Order and case do not matter. A file must have a column `question`; the cells
 * of every other column that it lacks are empty. Unknown columns are returned by name and their cells are
 * ignored. `columns` are the columns that the author of the file says they are, by index, in place of their names.
 */
export const readHeader = (
  cells: readonly string[],
  columns?: readonly (string | null)[] | undefined,
): HeaderResult => {
  const places = new Map<string, number>()
  const errors: HeaderError[] = []
  const unknownColumns: string[] = []
  for (const [index, cell] of cells.entries()) {
    const name = columns ? (columns[index] ?? '') : columnName(cell)
    const shown = cell.trim().slice(0, maxShownName)
    const isKnown = knownColumns.has(name)
    if (isKnown && places.has(name)) errors.push({ column: index + 1, name: shown, error: 'doubled' })
    else if (!isKnown) unknownColumns.push(shown || `column ${index + 1}, which has no name`)
    if (name !== '') places.set(name, index)
  }
  if (!places.has('question')) errors.push({ column: 0, name: 'question', error: 'missing' })
  if (errors.length > 0) return { ok: false, errors }
  const optionCount = countOptions(places)
  const wanted = [...requiredColumns, ...furtherOptionColumns(optionCount)]
  return {
    ok: true,
    layout: layOut(cells, places, optionCount),
    reordered: !isInOrder(wanted, places) && !isInOrder(columnsByKind, places),
    unknownColumns,
    emptyColumns: wanted.filter((name) => !places.has(name)),
  }
}

/** Whether the columns that a file has stand in this order. */
const isInOrder = (names: readonly string[], places: ReadonlyMap<string, number>): boolean => {
  const order = names.flatMap((name) => places.get(name) ?? [])
  return order.every((place, at) => at === 0 || place > order[at - 1]!)
}

/** The number of the last option with any column. */
const countOptions = (places: ReadonlyMap<string, number>): number =>
  optionColumns.findLastIndex((columns) => Object.values(columns).some((name) => places.has(name))) + 1

const layOut = (
  cells: readonly string[],
  places: ReadonlyMap<string, number>,
  optionCount: number,
): ColumnLayout => {
  const place = (name: string): ColumnPosition => ({ name, index: places.get(name) ?? -1 })
  const placesOf = <Name extends string>(names: readonly Name[]) =>
    Object.fromEntries(names.map((name) => [name, place(name)])) as Record<Name, ColumnPosition>
  return {
    row: placesOf(rowColumns),
    options: optionColumns.slice(0, optionCount).map(({ option, equation, image_url, is_correct }) => ({
      option: place(option),
      equation: place(equation),
      image_url: place(image_url),
      is_correct: place(is_correct),
    })),
    optionList: place(optionListColumn),
    key: keyColumnsOf(cells, places),
    hasNoKey: !places.has(keyColumn) && !optionColumns.some(({ is_correct }) => places.has(is_correct)),
    isEscaped: places.has(escapedColumn),
    ...(aiColumns.some((name) => places.has(name)) && { ai: placesOf(aiColumns) }),
  }
}
