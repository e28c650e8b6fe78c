import type { QuizSection } from '@quizwright/domain/arrangement/draws.ts'
import type { QuizDetails } from '@quizwright/machines/quiz-document/details.ts'

/** The props of every part of the details form. `errors` are keyed by the field names of the API. */
export type DetailsPart = {
  details: QuizDetails
  errors: Readonly<Record<string, string>>
  /** The sections of the quiz, if they are known. A new quiz has none. */
  sections?: readonly QuizSection[]
  onChange: (changes: Partial<QuizDetails>) => void
}
