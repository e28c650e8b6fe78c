import type { KindCells, WrongCell } from './cells.ts'
import type { Interaction } from './interaction.ts'
import { kindOf, questionKinds } from './kind-of.ts'
import type { Asked } from './question-kind.ts'

const none: KindCells = { credit: '', accepted: '', unit: '' }

/** Writes the key and the scoring of a question into cells. */
export const writeKindCells = (asked: Asked): KindCells =>
  asked.interaction ? { ...none, ...kindOf(asked).writeCells(asked) } : none

/** Reads the cells of a kind, or says which cell is wrong and what it must be. */
export const readKindCells = (kind: Interaction['kind'], cells: KindCells): Interaction | WrongCell =>
  // Every kind with an interaction reads one: a test asks each of them.
  questionKinds[kind].readCells(cells)!
