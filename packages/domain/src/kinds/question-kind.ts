import type { Finding } from '../rules/finding.ts'
import type { AttemptQuestion, SolutionPart } from '../schemas/attempt.ts'
import type { Option, QuestionContent } from '../schemas/question.ts'
import type { Response } from '../schemas/response.ts'
import type { AskedPart } from './answer-classes.ts'
import type { KindCells, WrongCell } from './cells.ts'
import type { InteractionKey } from './interaction-key.ts'
import type { Interaction, PresentedInteraction } from './interaction.ts'
import type { Material } from './material.ts'
import type { Piece } from './piece.ts'

/** The part of a question that its kind is about. Only gaps in its text need the text. */
export type Asked = Pick<QuestionContent, 'options' | 'interaction'> & { question?: string }

/**
 * What a student answered: the indexes of the selected options, from 0, a text, or a response in several parts.
 * `variant` says which numbers were drawn for the student.
 */
export type Answer = {
  selected: readonly number[]
  answer: string
  response?: Response | null | undefined
  variant?: number | null | undefined
}

/** The lists of a question as a student sees them. */
export type PresentedLists = Pick<AttemptQuestion, 'options' | 'interaction'>

/** A list that may come in another order for each student. All indexes in answers and solutions are into it. */
export type ShuffledList = {
  length: (asked: Asked) => number
  /** An order that nobody may be shown, because it is the answer. */
  avoided?: (asked: Asked) => readonly number[]
  /** Puts the list into another order: `order` has the index of the entry in each place. */
  reorder: (presented: PresentedLists, order: readonly number[]) => PresentedLists
}

/** An accepted answer as the key has it. `answer` is undefined if the key accepts more than what is typed. */
export type AcceptedKey = { answer: string | undefined; share: number; key: object }

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
  name: 'single_answer' | Interaction['kind']
  /** The name in the editor's menu. */
  label: string
  /** What tables call it beside its own name, in small letters. */
  alsoCalled: readonly string[]
  /** Whether options are the answer. Otherwise it is a text or a response. */
  hasOptions: boolean
  /** Whether an author may mark several options as right. */
  severalRight: boolean
  /** Whether a student may select several options. */
  takesMany: (asked: Asked) => boolean
  /** Whether its own findings ask for what its images show. */
  describesImages?: boolean
  /** Adds what is wrong with the options and the interaction. */
  judge: (asked: Asked, add: AddFinding) => void
  /** Whether a response can be one to this question. Only of kinds that are answered by one. */
  fits?: (asked: Asked, answer: Answer) => boolean
  /** Returns the share of the marks that an answer earns, from 0 to 1. A blank answer earns 0. */
  mark: (asked: Asked, answer: Answer) => number
  /** Returns what was right in each part of an answer, and the key. Only of kinds with several parts. */
  parts?: (asked: Asked, answer: Answer) => SolutionPart[]
  /** Says what was given in each part: "France → Paris". Only of kinds with several parts. */
  partsInWords?: (asked: Asked, answer: Answer) => string[]
  /** The parts with what students may answer in each. Only of kinds with several parts. */
  askedParts?: (asked: Asked) => AskedPart[]
  /** Returns the numbers under which an answer is counted. Absent where those are the indexes of its options. */
  classes?: (asked: Asked, answer: Answer) => number[]
  /** The parts whose answers are typed, each as a question of its own. Only of kinds with such parts. */
  typedParts?: (asked: Asked) => { partNo: number; asked: Asked }[]
  /** Returns the interaction with the key that a typed part has as a question of its own. */
  withTypedPart?: (asked: Asked, partNo: number, part: Interaction) => Interaction
  /** Returns the mean share of blind guessing, or undefined if guessing means nothing. */
  guess: (asked: Asked) => number | undefined
  /**
   * Whether a key has an entry for each part that students see, and names only what they see. Only of kinds with
   * several parts, whose key a correction may replace.
   */
  holdsKey?: (asked: Asked, given: InteractionKey) => boolean
  /** Returns the interaction as a student sees it; undefined for the kinds without one. */
  present: (asked: Asked) => PresentedInteraction | undefined
  /** What the values are drawn from that the key speaks of. Only of kinds whose numbers may be drawn. */
  drawn?: (asked: Asked) => readonly object[]
  /** The list that may be shuffled. Absent where the order has a meaning, or where there is no list. */
  shuffled?: ShuffledList
  /** Returns the interaction as it is stored: in an order that says nothing about the key. */
  arrange?: (asked: Asked) => Interaction
  /** Replaces each entry of its lists, which has a field and a name for people. Only of kinds with such lists. */
  mapPieces?: (asked: Asked, change: (piece: Piece, field: string, name: string) => Piece) => Interaction
  /** Returns what a question of another kind can begin with. */
  material: (asked: Asked) => Material
  /**
   * Begins a question of this kind with what one of another kind had, with another text if the kind needs one. The
   * rules tell what does not fit.
   */
  begin: (material: Material) => Asked
  /** Writes the interaction into cells of a table; nothing for the kinds without one. */
  writeCells: (asked: Asked) => Partial<KindCells>
  /** What stands in the columns of options, if not the options. */
  columnOptions?: (asked: Asked) => Option[]
  /** Reads what `writeCells` and the columns of options hold, or says which cell is wrong and what it must be. */
  readCells: (cells: KindCells, options: Option[]) => Asked | WrongCell
  /** Returns the answers that earn marks, one a line. Only of kinds without options. */
  accepted?: (asked: Asked) => string[]
  /** Returns what the author says to an answer. Only of kinds whose accepted answers have feedback. */
  feedback?: (asked: Asked, answer: Answer) => string[]
  /** Returns the same text for answers that count as the same. Only of kinds without options. */
  sameAnswer?: (asked: Asked, answer: string) => string
  /**
   * Returns the interaction whose key accepts an answer too, for a share of the marks in percent; undefined if no key
   * can say so. Only of kinds without options.
   */
  accept?: (asked: Asked, answer: string, share: number) => Interaction | undefined
  /** The share of the marks that the key says for what it accepts, if that is no answer of a student. */
  acceptedShare?: (asked: Asked, answer: string) => number | undefined
  /** Returns the accepted answers in their order. Only of the kinds with `accept`. */
  acceptedKeys?: (asked: Asked) => readonly AcceptedKey[]
}
