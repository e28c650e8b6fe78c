import type { Kind } from '../entry/kinds.ts'

/**
 * A line of a list of questions. `isMarked`: it is bold, underlined or coloured, or has a star. `label` is what a word
 * processor numbers it with. `images` are links.
 */
export type ExamLine = {
  number: number
  text: string
  isMarked?: boolean
  isHeading?: boolean
  label?: { kind: 'number' | 'letter' | 'bullet'; level: number; number?: number }
  images?: readonly string[]
  /** The kind of question that the file says begins here. */
  declared?: Kind
  /** What its file tells and a line cannot hold, in words that follow "without". */
  without?: readonly string[]
}

/** The lines of a plain text. */
export const linesOfText = (text: string): ExamLine[] =>
  text.split(/\r\n|\r|\n/).map((line, index) => ({ number: index + 1, text: line }))
