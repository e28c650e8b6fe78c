import type { Language } from '@quizwright/domain/language/languages.ts'

/** The words around the questions of a printed quiz, in its language. */
export type PrintWords = {
  language: Language
  name: string
  date: string
  answerKey: string
  solutions: string
  answerSheet: string
  /** The marks of each question, in order: "4 marks". */
  marks: readonly string[]
}
