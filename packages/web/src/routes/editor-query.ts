import type { Quiz } from '@quizwright/domain/schemas/quiz.ts'
import type { href } from './routes.ts'

type EditedQuiz = Pick<Quiz, '_id' | 'quiz_type' | 'instructor_id' | 'module_id' | 'chapter_id'>

/**
 * The query of the editor's URL for a quiz: the scope of its videos (type 1 is a module, 2 a chapter), and
 * the number of the question to open.
 */
export const editorQuery = (
  quiz: EditedQuiz,
  questionNo?: number,
): Parameters<typeof href.editQuestions>[0] => {
  const moduleScope = quiz.module_id ? ({ type: '1', id: quiz.module_id } as const) : {}
  const videoScope = quiz.chapter_id ? ({ type: '2', id: quiz.chapter_id } as const) : moduleScope
  return {
    quizId: quiz._id,
    quizType: quiz.quiz_type,
    instructorId: quiz.instructor_id,
    ...videoScope,
    ai: String(quiz.quiz_type === 'daq'),
    ...(questionNo !== undefined && { question_no: String(questionNo) }),
  }
}

const withoutQuestion = (address: string): string => {
  const [path, search] = address.split('?')
  const query = new URLSearchParams(search)
  query.delete('question_no')
  return `${path}?${query.toString()}`
}

/** Whether two addresses are the same page, possibly at different questions. */
export const isSameButQuestion = (one: string, other: string): boolean =>
  withoutQuestion(one) === withoutQuestion(other)
