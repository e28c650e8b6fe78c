import type { DraftQuestion } from '@quizwright/contracts/schemas/question.ts'
import type { QuizDraft } from '@quizwright/machines/quiz-document/store.ts'

/**
 * A question as it is at this moment, undefined once it was deleted. Handlers ask for it when they run: given the
 * question itself, what holds them would be drawn again at every key.
 */
export const findQuestion = (store: QuizDraft, id: string): DraftQuestion | undefined =>
  store.getSnapshot().context.document.questions.find((question) => question._id === id)
