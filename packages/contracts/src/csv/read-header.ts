import {
  aiColumns,
  furtherOptionColumns,
  knownColumns,
  optionColumns,
  requiredColumns,
  rowColumns,
  type AiColumn,
  type RowColumn,
} from './column-names.ts'
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
  ai?: Record<AiColumn, ColumnPosition>
}

/** `column` counts from 1; 0 for a missing column. */
export type HeaderError = { column: number; name: string; error: 'missing' | 'doubled' }
export type HeaderResult =
  | { ok: true; layout: ColumnLayout; reordered: boolean; unknownColumns: string[] }
  | { ok: false; errors: HeaderError[] }

const maxShownName = 64
const fold = (cell: string): string =>
  cell
    .replace(/^\uFEFF/, '')
    .trim()
    .toLowerCase()

/**
 * Reads the cells of a header row. Order and case do not matter. Unknown columns are returned by name and
 * their cells are ignored.
 */
export const readHeader = (cells: readonly string[]): HeaderResult => {
  const places = new Map<string, number>()
  const errors: HeaderError[] = []
  const unknownColumns: string[] = []
  for (const [index, cell] of cells.entries()) {
    const name = fold(cell)
    const shown = cell.trim().slice(0, maxShownName)
    if (places.has(name)) errors.push({ column: index + 1, name: shown, error: 'doubled' })
    else if (!knownColumns.has(name)) unknownColumns.push(shown || `column ${index + 1}, which has no name`)
    if (name !== '') places.set(name, index)
  }
  const optionCount = countOptions(places)
  const wanted = [...requiredColumns, ...furtherOptionColumns(optionCount)]
  errors.push(
    ...wanted
      .filter((name) => !places.has(name))
      .map((name) => ({ column: 0, name, error: 'missing' as const })),
  )
  if (errors.length > 0) return { ok: false, errors }
  const order = wanted.map((name) => places.get(name)!)
  return {
    ok: true,
    layout: layOut(places, optionCount),
    reordered: order.some((place, at) => at > 0 && place < order[at - 1]!),
    unknownColumns,
  }
}

/** The number of the last option with any column. It and all options before it must have all four columns. */
const countOptions = (places: ReadonlyMap<string, number>): number =>
  optionColumns.findLastIndex((columns) => Object.values(columns).some((name) => places.has(name))) + 1

const layOut = (places: ReadonlyMap<string, number>, optionCount: number): ColumnLayout => {
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
    ...(aiColumns.some((name) => places.has(name)) && { ai: placesOf(aiColumns) }),
  }
}
