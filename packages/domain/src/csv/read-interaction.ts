import type { Interaction } from '../kinds/interaction.ts'
import { readKindCells } from '../kinds/kind-cells.ts'
import { interactionKinds, kindsInMenu, questionKinds } from '../kinds/kind-of.ts'
import { cellAt, CellError } from './read-cells.ts'
import type { ColumnLayout } from './read-header.ts'

type Kind = 'single_answer' | Interaction['kind']

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

const kindIn = (cells: readonly string[], { kind }: ColumnLayout['row']): Kind => {
  const cell = cellAt(cells, kind)
  if (cell === '') return 'single_answer'
  const found = kindsByName.get(fold(cell))
  if (found === undefined)
    throw new CellError(kind, `must be empty, single_answer, ${interactionKinds.join(', ')}.`)
  return found
}

/** Whether a row says that several of its options may be right. */
export const mayBeSeveral = (cells: readonly string[], row: ColumnLayout['row']): boolean =>
  questionKinds[kindIn(cells, row)].severalRight

/** Reads how a row is asked and scored; undefined for one right answer. Throws a CellError for unknown names. */
export const readInteraction = (
  cells: readonly string[],
  row: ColumnLayout['row'],
): Interaction | undefined => {
  const kind = kindIn(cells, row)
  if (kind === 'single_answer') return undefined
  const read = readKindCells(kind, {
    credit: cellAt(cells, row.credit),
    accepted: cellAt(cells, row.accepted),
    unit: cellAt(cells, row.unit),
  })
  if ('wrong' in read) throw new CellError(row[read.cell], read.wrong)
  return read
}
