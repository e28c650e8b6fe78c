import type { QuestionContent } from '@quizwright/contracts/schemas/question.ts'
import type { QuizType } from '@quizwright/contracts/schemas/quiz.ts'

/**
 * Where a question's written solution stands: a descriptive one keeps the text that answers are compared
 * with.
 */
export const solutionField = (quizType: QuizType) => (quizType === 'daq' ? 'ai_solution' : 'solution')

const isBlank = (text: string | undefined): boolean => text === undefined || text.trim() === ''

/** Whether nobody has written a solution yet, in words, as an equation or as a picture. */
export const lacksSolution = (question: QuestionContent, quizType: QuizType): boolean =>
  quizType === 'daq'
    ? isBlank(question.ai_solution)
    : isBlank(question.solution) &&
      isBlank(question.solution_equation) &&
      isBlank(question.solution_image_url)
