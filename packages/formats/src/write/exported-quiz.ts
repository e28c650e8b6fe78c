import type { QuestionContent } from '@quizwright/contracts/schemas/question.ts'

/** What is written: the questions, and the images that they name by their links. */
export type ExportedQuiz = {
  title: string
  questions: readonly QuestionContent[]
  images: ReadonlyMap<string, { name: string; bytes: Uint8Array }>
}
export type WrittenFile = { bytes: Uint8Array; ending: string; type: string }

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
}
