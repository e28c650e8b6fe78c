import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import type { QuizType } from '@quizwright/domain/schemas/quiz.ts'
import type { ImportedQuestions } from '@quizwright/machines/quiz-document/incoming-questions.ts'

/** A file under review, and how to change its questions. */
export type ReviewedFile = {
  imported: ImportedQuestions
  quizType: QuizType
  onRepair: (questions: readonly DraftQuestion[]) => void
}

/** The props of each list of a review: its file, and which entry of all lists is open. */
export type ListOfReview = {
  file: ReviewedFile
  opened: string | null
  onOpen: (key: string | null) => void
}
