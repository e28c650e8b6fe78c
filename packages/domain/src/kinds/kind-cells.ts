import type { Option } from '../schemas/question.ts'
import { type KindCells, kindColumns, type WrongCell } from './cells.ts'
import { kindOf, type KindInMenu, questionKinds } from './kind-of.ts'
import type { Asked } from './question-kind.ts'

const none = Object.fromEntries(kindColumns.map((name) => [name, ''])) as KindCells

/** Writes the key and the scoring of a question into cells. */
export const writeKindCells = (asked: Asked): KindCells =>
  asked.interaction ? { ...none, ...kindOf(asked).writeCells(asked) } : none

/** What stands in the columns of options: the options, or what the kind lists there instead. */
export const columnOptionsOf = (asked: Asked): readonly Option[] =>
  asked.interaction ? (kindOf(asked).columnOptions?.(asked) ?? asked.options) : asked.options

/** Reads the cells of a kind, or says which cell is wrong and what it must be. */
export const readKindCells = (
  kind: KindInMenu,
  cells: Partial<KindCells>,
  options: Option[] = [],
): Asked | WrongCell => questionKinds[kind].readCells({ ...none, ...cells }, options)
