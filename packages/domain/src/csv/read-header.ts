import { elementAt } from '../defined.ts'
import {
  aiColumns,
  columnsByKind,
  escapedColumn,
  furtherOptionColumns,
  keyColumn,
  knownColumns,
  optionColumns,
  optionDescriptionColumns,
  optionFeedbackColumns,
  oneOptionColumn,
  optionListColumn,
  requiredColumns,
  rowColumns,
  toleranceColumns,
  type AiColumn,
  type RowColumn,
  type ToleranceColumn,
} from './column-names.ts'
import { columnName } from './guess-columns.ts'
import { keyColumnsOf, type KeyColumns } from './key-columns.ts'
import type { ColumnPosition } from './read-cells.ts'

type OptionPositions = {
  option: ColumnPosition
  equation: ColumnPosition
  image_url: ColumnPosition
  image_description: ColumnPosition
  is_correct: ColumnPosition
}
/** The index of each column. `ai` is set if the file has any column for descriptive questions. */
export type ColumnLayout = {
  row: Record<RowColumn | ToleranceColumn, ColumnPosition>
  options: readonly OptionPositions[]
  /** The feedback on each option; none if the file has no such column. */
  feedback: readonly ColumnPosition[]
  /** The cell lists all options. It is used only if the file has no column for each option. */
  optionList: ColumnPosition
  key: KeyColumns
  /** The file has no key column, so a star or the formatting may mark the correct option. */
  hasNoKey: boolean
  /** The column of the kind has our own heading, so a name in it must be one of ours. */
  isOwnKind: boolean
  /** The same for the column of the scoring: elsewhere it may list a number for each option. */
  isOwnCredit: boolean
  /** In a file of another tool, what stands beside an option may be a part of the marks. */
  mayHaveShares: boolean
  /** Another tool marks each right option, of which there may be several. */
  hasMarksOfOthers: boolean
  /** The same for the column of marks: what stands there must be a whole number. */
  isOwnMarks: boolean
  /** The same for the column of difficulties: elsewhere they may be the levels of a game. */
  isOwnLevel: boolean
  /** The same for the column of numbers: elsewhere it may hold ids, such as "q1". */
  isOwnNumber: boolean
  /** This product wrote the file with escaped formulas (see `escapedColumn`). */
  isEscaped: boolean
  ai?: Record<AiColumn, ColumnPosition>
}

/** `column` counts from 1 and is 0 for a missing column. */
export type HeaderError = { column: number; name: string; error: 'missing' | 'doubled' }
export type HeaderResult =
  | { ok: true; layout: ColumnLayout; reordered: boolean; unknownColumns: string[]; emptyColumns: string[] }
  | { ok: false; errors: HeaderError[] }

const maxShownName = 64

/**
 * Reads a header row. Order and case do not matter. A file must have the column `question`; every other
 * missing column is read as empty cells. Unknown columns are returned by name and their cells are ignored.
 * `columns` are chosen by the author, by index, and replace the headings.
 */
export const readHeader = (
  cells: readonly string[],
  columns?: readonly (string | null)[] | undefined,
): HeaderResult => {
  const indexes = new Map<string, number>()
  const errors: HeaderError[] = []
  const unknownColumns: string[] = []
  for (const [index, cell] of cells.entries()) {
    const name = columns ? (columns[index] ?? '') : columnName(cell)
    const shown = cell.trim().slice(0, maxShownName)
    const isKnown = knownColumns.has(name)
    if (isKnown && indexes.has(name)) errors.push({ column: index + 1, name: shown, error: 'doubled' })
    else if (!isKnown) unknownColumns.push(shown || `column ${index + 1}, which has no name`)
    if (name !== '') indexes.set(name, index)
  }
  if (!indexes.has('question')) errors.push({ column: 0, name: 'question', error: 'missing' })
  if (errors.length > 0) return { ok: false, errors }
  const optionCount = countOptions(indexes)
  const wanted = [...requiredColumns, ...furtherOptionColumns(optionCount)]
  return {
    ok: true,
    layout: layOut(
      cells,
      indexes,
      optionCount,
      wanted.every((name) => indexes.has(name)),
    ),
    reordered: !isInOrder(wanted, indexes) && !isInOrder(columnsByKind, indexes),
    unknownColumns,
    emptyColumns: wanted.filter((name) => !indexes.has(name)),
  }
}

/** Whether the file's columns follow the order of `names`. */
const isInOrder = (names: readonly string[], indexes: ReadonlyMap<string, number>): boolean => {
  const order = names.flatMap((name) => indexes.get(name) ?? [])
  return order.every((index, at) => at === 0 || index > elementAt(order, at - 1))
}

/** Returns the number of the last option that has a column. */
const countOptions = (indexes: ReadonlyMap<string, number>): number =>
  optionColumns.findLastIndex((columns) => Object.values(columns).some((name) => indexes.has(name))) + 1

const layOut = (
  cells: readonly string[],
  indexes: ReadonlyMap<string, number>,
  optionCount: number,
  isWhole: boolean,
): ColumnLayout => {
  const columnOf = (name: string): ColumnPosition => ({ name, index: indexes.get(name) ?? -1 })
  const columnsOf = <Name extends string>(names: readonly Name[]) =>
    Object.fromEntries(names.map((name) => [name, columnOf(name)])) as Record<Name, ColumnPosition>
  return {
    row: columnsOf([...rowColumns, ...toleranceColumns]),
    options: optionColumns
      .slice(0, optionCount)
      .map(({ option, equation, image_url, is_correct }, index) => ({
        option: columnOf(option),
        equation: columnOf(equation),
        image_url: columnOf(image_url),
        image_description: columnOf(elementAt(optionDescriptionColumns, index)),
        is_correct: columnOf(is_correct),
      })),
    feedback: optionFeedbackColumns.some((name) => indexes.has(name))
      ? optionFeedbackColumns.map(columnOf)
      : [],
    optionList: columnOf(optionListColumn),
    key: keyColumnsOf(cells, indexes),
    hasNoKey: !indexes.has(keyColumn) && !optionColumns.some(({ is_correct }) => indexes.has(is_correct)),
    isOwnKind: columnName(cells[indexes.get('kind') ?? -1] ?? 'kind') === 'kind',
    isOwnCredit: columnName(cells[indexes.get('credit') ?? -1] ?? 'credit') === 'credit',
    mayHaveShares: !isWhole && optionColumns.some(({ is_correct }) => indexes.has(is_correct)),
    hasMarksOfOthers: optionColumns.some(({ is_correct: name }) => {
      const index = indexes.get(name)
      return index !== undefined && (indexes.has(oneOptionColumn) || columnName(cells[index] ?? '') !== name)
    }),
    isOwnMarks: columnName(cells[indexes.get('weightage') ?? -1] ?? 'weightage') === 'weightage',
    isOwnLevel:
      columnName(cells[indexes.get('difficulty_level') ?? -1] ?? 'difficulty_level') === 'difficulty_level',
    isOwnNumber: columnName(cells[indexes.get('ind_number') ?? -1] ?? 'ind_number') === 'ind_number',
    isEscaped: indexes.has(escapedColumn),
    ...(aiColumns.some((name) => indexes.has(name)) && { ai: columnsOf(aiColumns) }),
  }
}
