import type { Quiz } from '@quizwright/contracts/schemas/quiz.ts'
import type { href } from './routes.ts'

type Place = Pick<Quiz, '_id' | 'quiz_type' | 'instructor_id' | 'module_id' | 'chapter_id'>

/**
 * What the question editor's address says about a quiz: where its videos are looked for (1 a module, 2 a
 * chapter), and at which question to begin.
 */
export const editorQuery = (quiz: Place, questionNo?: number): Parameters<typeof href.editQuestions>[0] => {
  const place = quiz.chapter_id
    ? ({ type: '2', id: quiz.chapter_id } as const)
    : quiz.module_id
      ? ({ type: '1', id: quiz.module_id } as const)
      : {}
  return {
    quizId: quiz._id,
    quizType: quiz.quiz_type,
    instructorId: quiz.instructor_id,
    ...place,
    ...(quiz.quiz_type === 'daq' && { ai: 'true' }),
    ...(questionNo !== undefined && { question_no: String(questionNo) }),
  }
}
