import { kindColumns } from '../kinds/cells.ts'
import { readKindCells } from '../kinds/kind-cells.ts'
import { interactionKinds, type KindInMenu as Kind, kindsInMenu, questionKinds } from '../kinds/kind-of.ts'
import type { Option, QuestionContent } from '../schemas/question.ts'
import { cellAt, CellError } from './read-cells.ts'
import type { ColumnLayout } from './read-header.ts'

const fold = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_/-]+/g, ' ')

/** The names of kinds in the files of this product and of others, folded. */
const kindsByName: ReadonlyMap<string, Kind> = new Map(
  kindsInMenu.flatMap((kind) =>
    [kind, ...questionKinds[kind].alsoCalled].map((name): [string, Kind] => [fold(name), kind]),
  ),
)

/** A table of questions and accepted answers, as cards have them, need not say that its answers are typed. */
const kindIn = (cells: readonly string[], { kind, accepted }: ColumnLayout['row']): Kind => {
  const cell = cellAt(cells, kind)
  if (cell === '') return kind.index < 0 && cellAt(cells, accepted) !== '' ? 'short_answer' : 'single_answer'
  const found = kindsByName.get(fold(cell))
  if (found === undefined)
    throw new CellError(kind, `must be empty, single_answer, ${interactionKinds.join(', ')}.`)
  return found
}

/** Whether a row says that several of its options may be right. */
export const mayBeSeveral = (cells: readonly string[], row: ColumnLayout['row']): boolean =>
  questionKinds[kindIn(cells, row)].severalRight

/** Whether options are what students answer a row by. */
export const hasOptions = (cells: readonly string[], row: ColumnLayout['row']): boolean =>
  questionKinds[kindIn(cells, row)].hasOptions

/** Reads how a row is asked and scored. Throws a CellError for unknown names and for cells that say nothing. */
export const readAsked = (
  cells: readonly string[],
  row: ColumnLayout['row'],
  options: Option[],
): Pick<QuestionContent, 'options' | 'interaction'> => {
  const kind = kindIn(cells, row)
  if (kind === 'single_answer') return { options }
  const read = readKindCells(
    kind,
    Object.fromEntries(kindColumns.map((name) => [name, cellAt(cells, row[name])])),
    options,
  )
  if ('wrong' in read) throw new CellError(row[read.cell], read.wrong)
  return read
}
