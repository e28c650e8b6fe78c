import { quizzes } from '../database/tables/quizzes.ts'

/** What calls about one attempt read of its quiz: less than half of the columns, and each costs time in every call. */
export const takenQuiz = {
  id: quizzes.id,
  instructorId: quizzes.instructorId,
  name: quizzes.name,
  description: quizzes.description,
  quizType: quizzes.quizType,
  isPublished: quizzes.isPublished,
  isArchived: quizzes.isArchived,
  isSkippable: quizzes.isSkippable,
  isDirectCheck: quizzes.isDirectCheck,
  arrangement: quizzes.arrangement,
  language: quizzes.language,
  automaticModel: quizzes.automaticModel,
  duration: quizzes.duration,
  passingPercentage: quizzes.passingPercentage,
  resultDelayInHours: quizzes.resultDelayInHours,
  questionCount: quizzes.questionCount,
  totalMarks: quizzes.totalMarks,
}
export type TakenQuiz = Pick<typeof quizzes.$inferSelect, keyof typeof takenQuiz>
