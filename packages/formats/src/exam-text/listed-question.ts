import type { Kind } from '../entry/kinds.ts'
import type { FieldName } from './field-names.ts'

/**
 * The beginning of an option. `number` is set if the list numbers its options instead of lettering them. `written` is
 * the letter in its own alphabet.
 */
export type OptionStart = {
  letter: string
  written?: string
  number?: number
  text: string
  isMarked: boolean
  /** A mark behind its text, and not its sign alone, says that it is right. */
  isMarkedBehind?: true
}
/**
 * `isByEmphasis`: only its formatting marks the option as correct. `standsOut`: also among bold options.
 * `hasImageBelow`: its image stands in a line of its own below it.
 */
export type ListedOption = OptionStart & {
  images: string[]
  isByEmphasis?: boolean
  standsOut?: boolean
  /** What is said to who chose it. */
  feedback?: string
  hasImageBelow?: boolean
}
/** A question as its lines tell it. `number` is undefined if the list has no numbers. */
export type ListedQuestion = {
  line: number
  number?: number
  stem: string[]
  options: ListedOption[]
  fields: Partial<Record<FieldName, string>>
  /** The answers of further lines that name it again: "Answer: A", and below "Correct answer: C". */
  furtherAnswers?: string[]
  /** What is said after a wrong try, one after the other. */
  hintTexts?: string[]
  images: string[]
  without: string[]
  marks?: number
  declared?: Kind
  /** An answer sheet at the end has a short line for its answer. */
  isTyped?: true
  /** What belongs together, if the question is to be matched. */
  pairs?: [left: string, right: string][]
  /** The items of a question that asks for an order, in the right one. */
  order?: string[]
  /** What the author should check, as sentences without a full stop. */
  hints?: string[]
  section: string
  /** The kind that its notation tells, in brackets above its text or by its form: "short answer". */
  namedKind?: string
  /** A text above that names this question. */
  paragraph?: string
  source: string[]
}
