import type { QuestionContent } from '@quizwright/contracts/schemas/question.ts'

/** What is written: the questions, and the images that they name by their links. */
export type ExportedQuiz = {
  title: string
  questions: readonly QuestionContent[]
  images: ReadonlyMap<string, { name: string; bytes: Uint8Array }>
}
/** `losses` are the words for what the format can not hold. */
export type WrittenFile = { bytes: Uint8Array; ending: string; type: string; losses: string[] }
/** A file that is drawn; only drawing tells some of its losses. */
export type DrawnFile = { bytes: Uint8Array; losses: string[] }

/** What a format can hold of a question. What it can not is named before the download. */
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
  /** Fields that only our own formats have. */
  topic?: true
  video?: true
  number?: true
  model?: true
  /** The longest text that it holds, in characters. */
  maxText?: number
  /** Whether it shows images of their kind; where nothing is told, all. */
  showsImage?: (bytes: Uint8Array) => boolean
}
