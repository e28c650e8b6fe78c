import type { QuizDetails } from '@quizwright/machines/quiz-document/details.ts'

/** What every part of the details form is given. `errors` by the field names of the wire. */
export type DetailsPart = {
  details: QuizDetails
  errors: Readonly<Record<string, string>>
  onChange: (changes: Partial<QuizDetails>) => void
}
