import type { QuestionContent } from '@quizwright/contracts/schemas/question.ts'
import type { Kind } from './kinds.ts'

/** Where an entry begins: a line from 1, in a file of the package where there is one. */
export type Position = { line: number; file?: string }

/** An image of the file, under the link by which its question names it. */
export type FileImage = { link: string; name: string; bytes: Uint8Array }

/** What a file holds at one position. `without` are the words for what was lost; empty: the whole was taken. */
export type TakenEntry = {
  status: 'taken'
  kind: Kind
  position: Position
  question: QuestionContent
  without: readonly string[]
  images: readonly FileImage[]
  /** The entry as the file wrote it. */
  source: string
}
/** `question` is what of it could be read, for a repair by hand. */
export type LeftOutEntry = {
  status: 'left out'
  kind: Kind
  parts?: readonly Kind[]
  position: Position
  reason: string
  question: QuestionContent
  images: readonly FileImage[]
  source: string
}
export type Entry = TakenEntry | LeftOutEntry

/** A text with a formula (TeX) and an image (a link) beside it, as the contract has it. */
export type Content = { text: string; equation: string; image: string }
export const emptyContent: Content = { text: '', equation: '', image: '' }

export type RawOption = Content & { isRight: boolean }

/** A question as a format tells it, before it is judged what of it the contract holds. */
export type RawQuestion = {
  kind: Kind
  position: Position
  source: string
  content: Content
  options?: readonly RawOption[]
  /** The answer in words, of kinds that have no options. */
  answer?: string
  /** What students match, order or choose from where there are no options: a line for each list of it. */
  choices?: readonly string[]
  solution?: Content
  tags?: readonly string[]
  difficulty?: string
  marks?: number
  section?: string
  paragraph?: string
  topic?: string
  /** What the format tells and the contract cannot hold, in words that follow "without". */
  without?: readonly string[]
  /** The kinds of its parts, of a question that is composed of several. */
  parts?: readonly Kind[]
  /** Why it can not be read; of the kind `unreadable`. */
  reason?: string
  images?: readonly FileImage[]
  /** The question in the contract's form, of our own format, which has it. */
  exact?: QuestionContent
}
