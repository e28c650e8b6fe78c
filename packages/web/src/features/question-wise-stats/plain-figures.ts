import type { QuestionFigures, QuizFigures } from '@quizwright/domain/schemas/item-statistics.ts'

/** The figures that readers without statistics understand by their name and the sentence below. */
export const plainQuizFigures: ReadonlySet<keyof QuizFigures> = new Set<keyof QuizFigures>([
  'mean',
  'median',
  'sd',
  'cic',
  'standard_error',
])

/** What the others of a question mean is in the sentences above its figures. */
export const plainQuestionFigures: ReadonlySet<keyof QuestionFigures> = new Set<keyof QuestionFigures>([
  'facility',
  'random_guess',
])
