import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import type { QuizDraft } from '@quizwright/machines/quiz-document/store.ts'

/**
 * The current state of a question; undefined if it was deleted. Handlers look it up when they run. If they
 * received the question itself, their components would render again at every keystroke.
 */
export const findQuestion = (store: QuizDraft, id: string): DraftQuestion | undefined =>
  store.getSnapshot().context.document.questions.find((question) => question._id === id)
