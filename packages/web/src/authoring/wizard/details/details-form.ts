import type { QuizDetails } from '@quizwright/machines/quiz-document/details.ts'

/** The props of every part of the details form. `errors` are keyed by the field names of the API. */
export type DetailsPart = {
  details: QuizDetails
  errors: Readonly<Record<string, string>>
  onChange: (changes: Partial<QuizDetails>) => void
}
