import { defined, elementAt } from '../defined.ts'
import { writeAcceptedText } from '../kinds/short-answer/cells.ts'
import { kindColumns, type KindCells, matchColumns } from '../kinds/cells.ts'
import { readKindCells } from '../kinds/kind-cells.ts'
import { interactionKinds, type KindInMenu as Kind, kindsInMenu, questionKinds } from '../kinds/kind-of.ts'
import type { Option, QuestionContent } from '../schemas/question.ts'
import { cellAt, CellError } from './read-cells.ts'
import { foldKindName, kindsOfOthers } from './kind-words.ts'
import type { ColumnLayout } from './read-header.ts'
import { withTolerance } from './tolerance-cells.ts'

/** The names of kinds in the files of this product and of others, folded. */
const kindsByName: ReadonlyMap<string, Kind> = new Map(
  kindsInMenu.flatMap((kind) =>
    [kind, ...questionKinds[kind].alsoCalled].map((name): [string, Kind] => [foldKindName(name), kind]),
  ),
)

/** The kind that a row names. In the files of other tools an unknown name says nothing. */
const kindIn = (cells: readonly string[], { row, isOwnKind }: ColumnLayout): Kind => {
  const { kind, accepted, match1 } = row
  const cell = cellAt(cells, kind)
  if (cell === '' && kind.index < 0 && cellAt(cells, match1) !== '') return 'matching'
  if (cell === '') return kind.index < 0 && cellAt(cells, accepted) !== '' ? 'short_answer' : 'single_answer'
  const name = foldKindName(cell)
  if (!isOwnKind) return kindsOfOthers.get(name) ?? kindsByName.get(name) ?? 'single_answer'
  const found = kindsByName.get(name)
  if (found === undefined)
    throw new CellError(kind, `must be empty, single_answer, ${interactionKinds.join(', ')}.`)
  return found
}

type Asked = Pick<QuestionContent, 'options' | 'interaction'>

/** The kind of a row by its name, or by its options where a column of another tool names what cannot have them. */
export const kindOfRow = (cells: readonly string[], layout: ColumnLayout, optionCount: number): Kind => {
  const kind = kindIn(cells, layout)
  const key = cellAt(cells, layout.key.column)
  if (layout.isOwnKind || optionCount < 2 || key === '' || questionKinds[kind].hasOptions) return kind
  return kind === 'ordering' && namesEach(key, optionCount) ? kind : 'single_answer'
}

/**
 * Reads how a row is asked and scored. Throws a CellError for unknown names and for cells that say nothing. `answer`
 * is the cell of the key.
 */
export const readAsked = (
  cells: readonly string[],
  layout: ColumnLayout,
  options: Option[],
  answer: string,
): Asked => {
  const { row } = layout
  const kind = kindOfRow(cells, layout, options.length)
  if (kind === 'single_answer') return { options }
  const own = Object.fromEntries(kindColumns.map((name) => [name, cellAt(cells, row[name])])) as KindCells
  const items = !layout.isOwnKind && kind === 'ordering' ? inOrder(options, answer) : options
  if (!items) return { options }
  const cellsOf = (): KindCells => {
    const others = cellsOfOthers(kind, own, items, answer)
    return kind === 'numeric'
      ? { ...others, accepted: withTolerance(others.accepted, cells, layout) }
      : others
  }
  const read = readKindCells(kind, layout.isOwnKind ? own : cellsOf(), items)
  if (!('wrong' in read)) return layout.isOwnKind ? read : withoutTyped(read)
  // The name in a column of another tool may mean something else.
  if (!layout.isOwnKind) return { options }
  throw new CellError(row[read.cell], read.wrong)
}

const betweenItems = /\s*(?:[,;|\n>→]|->)\s*/
const itemsOf = (key: string): string[] => key.split(betweenItems).filter((part) => part !== '')
/** Whether a key has a part for each item, as an order has. */
const namesEach = (key: string, count: number): boolean => itemsOf(key).length === count

/**
 * The items of a row in the order of its key, which names each by its text, its letter or its number; as they stand
 * without a key, and those of the key where the row has none.
 */
const inOrder = (options: readonly Option[], key: string): Option[] | undefined => {
  const parts = itemsOf(key)
  if (parts.length === 0) return [...options]
  if (options.length === 0)
    return parts.map((option) => ({
      option,
      equation: '',
      image_url: '',
      is_correct: false,
      is_selected: false,
    }))
  const texts = options.map(({ option = '' }) => option.trim())
  const labels = options.map((_, index) => String.fromCodePoint(97 + index))
  const numbers = options.map((_, index) => String(index + 1))
  const [places] = [texts, labels, numbers]
    .map((names) => parts.map((part) => names.indexOf(names === texts ? part : part.toLowerCase())))
    .filter((found) => new Set(found).size === options.length && !found.includes(-1))
  return places?.map((place) => elementAt(options, place))
}

const sidesOfPair = /^(.*\S)\s*(?:=|→|=>|->|::)\s*(\S.*)$/s

/** Other tools have accepted answers and pairs in their columns of options and of the key. */
const cellsOfOthers = (kind: Kind, own: KindCells, options: Option[], answer: string): KindCells => {
  const texts = options.map(({ option = '' }) => option.trim()).filter((text) => text !== '')
  if (kind === 'matching' && own.match1 === '') {
    const pairs = texts.map((text) => sidesOfPair.exec(text))
    if (pairs.includes(null)) return own
    for (const [index, pair] of pairs.entries()) {
      options[index] = { ...elementAt(options, index), option: elementAt(defined(pair, 'pair'), 1) }
      own[elementAt(matchColumns, index)] = elementAt(defined(pair, 'pair'), 2)
    }
    return own
  }
  if (own.accepted !== '' || (kind !== 'short_answer' && kind !== 'numeric')) return own
  const accepted = [...answer.split(/[|;\n]/), ...texts]
    // A template has a number as what the answer equals.
    .map((text) => (kind === 'numeric' ? text.trim().replace(/^=\s*/, '') : text.trim()))
    .filter((text) => text !== '')
  const once = [...new Map(accepted.map((text) => [text.toLowerCase(), text])).values()]
  return { ...own, accepted: (kind === 'numeric' ? once : once.map(asAccepted)).join(' | ') }
}

const asAccepted = (value: string): string =>
  writeAcceptedText({ value, is_pattern: false, share: 100, feedback: '' })

/** What students type was in the columns of options. */
const withoutTyped = (asked: Asked): Asked =>
  asked.interaction?.kind === 'short_answer' || asked.interaction?.kind === 'numeric'
    ? { ...asked, options: [] }
    : asked
