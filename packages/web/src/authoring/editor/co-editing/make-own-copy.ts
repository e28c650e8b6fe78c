import { questionEndpoints } from '@quizwright/contracts/endpoints/question.ts'
import { quizEndpoints } from '@quizwright/contracts/endpoints/quiz.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import type { Quiz } from '@quizwright/domain/schemas/quiz.ts'
import { rest } from '../../../api/rest.ts'
import { requireUid } from '../../../auth/credentials.ts'
import { copyBody } from '../../../quiz-actions/duplicate-quiz.ts'

/** Copies whose questions could not be stored yet, by the quiz from which they are made. */
const begun = new Map<string, Quiz>()

const createCopy = async (quiz: Quiz): Promise<Quiz> => {
  // The services copy no questions of a quiz that the author may no longer read.
  const { copy_of: _, ...body } = copyBody(quiz, new Date(), requireUid())
  return (await rest(quizEndpoints).createQuiz({ body })).data.quiz
}

/**
 * Makes a quiz of one's own with the questions as they are in the draft. Called again after a failure, it goes on with
 * the same quiz.
 */
export const makeOwnCopy = async (quiz: Quiz, questions: readonly DraftQuestion[]): Promise<Quiz> => {
  const copy = begun.get(quiz._id) ?? (await createCopy(quiz))
  begun.set(quiz._id, copy)
  await rest(questionEndpoints).addQuestions({
    body: {
      quiz_id: copy._id,
      questions: questions.map(({ origin_id: _, ...question }) => question),
      is_published: false,
      is_skippable: copy.is_skippable,
    },
  })
  begun.delete(quiz._id)
  return copy
}
