import type { Finding } from '../rules/finding.ts'
import type { QuestionContent } from '../schemas/question.ts'
import type { KindCells, WrongCell } from './cells.ts'
import type { Interaction, PresentedInteraction } from './interaction.ts'
import type { Material } from './material.ts'

/** The part of a question that its kind is about. */
export type Asked = Pick<QuestionContent, 'options' | 'interaction'>

/** What a student answered: the indexes of the selected options, from 0, and a text. */
export type Answer = { selected: readonly number[]; answer: string }

/** Adds a finding to those of a question. `optionNo` counts from 1. */
export type AddFinding = (
  severity: Finding['severity'],
  rule: string,
  field: string,
  message: string,
  optionNo?: number,
) => void

/**
 * One kind of question: everything that differs between kinds, without a view. CONTRIBUTING.md lists the steps to add
 * one.
 */
export type QuestionKind = {
  name: 'single_answer' | 'descriptive' | Interaction['kind']
  /** The name in the editor's menu. */
  label: string
  /** What tables call it beside its own name, in small letters. */
  alsoCalled: readonly string[]
  /** Whether options are the answer. Otherwise it is a text. */
  hasOptions: boolean
  /** Whether an author may mark several options as right. */
  severalRight: boolean
  /** Whether a student may select several options. */
  takesMany: (asked: Asked) => boolean
  /** Adds what is wrong with the options and the interaction. */
  judge: (asked: Asked, add: AddFinding) => void
  /** Returns the share of the marks that an answer earns, from 0 to 1. A blank answer earns 0. */
  mark: (asked: Asked, answer: Answer) => number
  /** Returns the mean share of blind guessing, or undefined if guessing means nothing. */
  guess: (asked: Asked) => number | undefined
  /** Returns the interaction as a student sees it; undefined for the kinds without one. */
  present: (asked: Asked) => PresentedInteraction | undefined
  /** Returns what a question of another kind can begin with. */
  material: (asked: Asked) => Material
  /** Begins a question of this kind with what one of another kind had. The rules tell what does not fit. */
  begin: (material: Material) => Asked
  /** Writes the interaction into cells of a table; nothing for the kinds without one. */
  writeCells: (asked: Asked) => Partial<KindCells>
  /** Reads what `writeCells` writes, or says which cell is wrong and what it must be. */
  readCells: (cells: KindCells) => Interaction | WrongCell | undefined
  /** Returns the answers that earn marks, one a line. Only of kinds without options. */
  accepted?: (asked: Asked) => string[]
  /** Returns the same text for answers that count as the same. Only of kinds without options. */
  sameAnswer?: (asked: Asked, answer: string) => string
  /**
   * Returns the interaction whose key accepts an answer too, for a share of the marks in percent; undefined if no key
   * can say so. Only of kinds without options.
   */
  accept?: (asked: Asked, answer: string, share: number) => Interaction | undefined
}
