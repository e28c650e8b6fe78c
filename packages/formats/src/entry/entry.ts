import type { MatchingRule } from '@quizwright/domain/kinds/matching/schema.ts'
import type { OrderingRule } from '@quizwright/domain/kinds/ordering/schema.ts'
import type { PageBox } from '@quizwright/domain/schemas/csv.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import type { MarkedImage } from '../kinds/hotspot/marked-image.ts'
import type { FilledText } from './filled-text.ts'
import type { Seen } from '../conservation/seen.ts'
import type { Kind } from './kinds.ts'
import type { TickScoring } from './tick-scoring.ts'
import type { TypedSettings } from './typed-settings.ts'

/**
 * Where an entry begins: its line, from 1, and the file within a package. `place`: the parts of pages of a PDF.
 * `second`: when a video stops for it.
 */
export type Position = { line: number; file?: string; place?: readonly PageBox[]; second?: number }

/** An image of the file, with the link that its question uses for it, and what it shows if the file says so. */
export type FileImage = { link: string; name: string; bytes: Uint8Array; description?: string }

/**
 * What a file holds at one position. `without` lists the losses; if it is empty, the whole entry was taken.
 */
export type TakenEntry = {
  status: 'taken'
  kind: Kind
  /** How many texts without a question became its paragraph or the page before it. */
  passages?: number
  /** The kinds of the parts that became gaps of one text. */
  parts?: readonly Kind[]
  position: Position
  /** The number that the file gives the question. Undefined if it gives none. */
  number?: number
  question: QuestionContent
  without: readonly string[]
  /** What the author should check, as sentences without a full stop. */
  hints: readonly string[]
  images: readonly FileImage[]
  /** The entry as written in the file. */
  source: string
}
/** `question` is what could be read of it, so that the author can repair it. */
export type LeftOutEntry = {
  status: 'left out'
  kind: Kind
  parts?: readonly Kind[]
  position: Position
  number?: number
  reason: string
  question: QuestionContent
  /** Its answer in words, if it has no options. */
  answer: string
  images: readonly FileImage[]
  source: string
}
export type Entry = TakenEntry | LeftOutEntry

/** A text with an equation (TeX), an image (a link) and what the image shows, as in the contract. */
export type Content = { text: string; equation: string; image: string; description?: string | undefined }
export const emptyContent: Content = { text: '', equation: '', image: '' }

export type RawOption = Content & { isRight: boolean }

/** A question as it reads in another language. */
export type InLanguage = { language: string; raw: RawQuestion }

/** A question as read by a format, before `toEntry` decides what fits the contract. */
export type RawQuestion = {
  kind: Kind
  position: Position
  /** The number that the file gives the question. */
  number?: number
  source: string
  /** What people see of it in the file, found without its reader. What stands nowhere in the question is told. */
  seen?: Seen
  content: Content
  options?: readonly RawOption[]
  /** The options that stay in their places where options are shuffled, by their indexes. */
  pinned?: readonly number[]
  /** How ticks earn marks, for several right options. Undefined if the file does not say it. */
  ticks?: TickScoring
  /** The answer in words, for kinds without options; a line for each accepted one. */
  answer?: string
  /** The same as a key that can mark, where the file has one. */
  typed?: TypedSettings
  /**
   * What belongs together in a matching question; a choice without a prompt belongs to none. `weight` is what the
   * prompt counts, 1 if the file does not say it.
   */
  matched?: readonly { prompt?: Content; choice?: Content; weight?: number }[]
  /** How pairs earn marks, and whether a choice may belong to several prompts, where the file says it. */
  matchedBy?: { rule?: MatchingRule; reuse?: boolean }
  /** The items of an ordering question in their right order, and how an order earns marks. */
  ordered?: { items: readonly Content[]; rule?: OrderingRule }
  /** The text with gaps, and what is right in each. */
  filled?: FilledText
  /** The image whose areas are chosen. */
  marked?: MarkedImage
  /** The lists that students match, order or choose from if there are no options; one line per list. */
  choices?: readonly string[]
  /** What is said to who chose an option, by its index, and to right and wrong answers. */
  optionFeedback?: readonly string[]
  whenRight?: string
  whenWrong?: string
  /** What is said after a wrong try, one after the other. */
  hintTexts?: readonly string[]
  solution?: Content
  tags?: readonly string[]
  difficulty?: string
  marks?: number
  /** The author set the marks by hand. */
  hasMarksByHand?: boolean
  section?: string
  paragraph?: string
  /** A text on a page of its own before the question. */
  page?: string
  /** How many texts became its paragraph or its page. */
  passages?: number
  /** Whether it is a text without a question that students are to read. */
  isPassage?: boolean
  /** Whether such a text says that it is about the questions behind it, or stands in a list, where it is. */
  isAboutNext?: boolean
  /** Whether such a text is a page of its own, whatever it says. */
  isPage?: boolean
  topic?: string
  /** What the contract cannot hold, worded to follow "without". */
  without?: readonly string[]
  /** What the author should check, as sentences without a full stop. */
  hints?: readonly string[]
  /** The kinds of the parts of a composed question. */
  parts?: readonly Kind[]
  /** Why the question cannot be read, where the file shows it. */
  reason?: string
  images?: readonly FileImage[]
  /** The question as it reads in other languages. Only their texts count. */
  inLanguages?: readonly InLanguage[]
  /** The question exactly as in the contract. Only our own format provides it. */
  exact?: QuestionContent
}
