import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import type { PrintWords } from './print-words.ts'

/** The questions to write, and their images by link. */
export type ExportedQuiz = {
  title: string
  /** The language that its author says it is in, as a BCP 47 tag. */
  language?: string | undefined
  questions: readonly QuestionContent[]
  images: ReadonlyMap<string, { name: string; bytes: Uint8Array }>
  /** The words of a PDF around the questions, if not in English. */
  words?: PrintWords | undefined
}
/** `count` is the number of questions in the file. `losses` describe what the format cannot hold. */
export type WrittenFile = { bytes: Uint8Array; ending: string; type: string; count: number; losses: string[] }
/** A drawn file. Some of its losses become known only while drawing. */
export type DrawnFile = { bytes: Uint8Array; losses: string[] }

/** What a format can hold of a question. Whatever it cannot hold is reported before the download. */
export type Holds = {
  images: boolean
  solutions: boolean
  tags: boolean
  difficulty: boolean
  marks: boolean
  sections: boolean
  descriptive: boolean
  lineBreaks: boolean
  controlCharacters: boolean
  /** Whether the marks were set by hand. */
  marksByHand?: true
  /** Fields that only our own formats have. */
  topic?: true
  video?: true
  number?: true
  model?: true
  /** The options that stay in their places where options are shuffled; `some`: but not that none does. */
  pinned?: true | 'some'
  /** Whether a text on a page of its own before a question is kept. */
  pages?: true
  /** Whether what the author says to an accepted answer is kept. */
  answerFeedback?: true
  /** Whether the hints after wrong tries are kept. */
  hints?: true
  /** Whether what the author says to options is kept. */
  optionFeedback?: true
  /** Whether what the author says to right and wrong answers to a question is kept. Never, if undefined. */
  wholeFeedback?: (question: QuestionContent) => boolean
  /** Whether the translations of a question are kept. Never, if undefined. */
  translations?: (question: QuestionContent) => boolean
  /** Whether a file holds the kind and the scoring of a question with an interaction. None, if undefined. */
  interaction?: (question: QuestionContent) => boolean
  /** Whether Canvas, which reads less than a file says, marks a question alike. It does, if undefined. */
  inCanvas?: (question: QuestionContent) => boolean
  /**
   * How much a file holds of what is drawn for each student. Where it is none, or undefined, one student's numbers are
   * written.
   */
  drawn?: (question: QuestionContent) => 'all' | 'some' | 'none'
  /** Whether a file can hold a question at all. If undefined, all with options. */
  asks?: (question: QuestionContent) => boolean
  /** The longest text that the format can hold, in characters. */
  maxText?: number
  /** Whether the format can show an image of this type. If undefined, it can show all. */
  showsImage?: (bytes: Uint8Array) => boolean
}
