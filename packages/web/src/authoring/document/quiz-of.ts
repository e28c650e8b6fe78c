import type { Quiz } from '@quizwright/domain/schemas/quiz.ts'
import type { QuizDraft } from '@quizwright/machines/quiz-document/store.ts'

/** The quiz of a draft as the services last described it. Throws if it is not created yet. */
export const quizOf = (store: QuizDraft): Quiz => {
  const { quiz } = store.getSnapshot().context
  if (!quiz) throw new Error('The quiz of this draft is not created yet.')
  return quiz
}
