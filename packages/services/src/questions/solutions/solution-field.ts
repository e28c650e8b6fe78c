import { isDescriptive } from '@quizwright/domain/kinds/kind-of.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import type { QuizType } from '@quizwright/domain/schemas/quiz.ts'

/** Returns the field for a generated solution. Of a descriptive question it is the model answer used for grading. */
export const solutionField = (question: QuestionContent, quizType: QuizType) =>
  isDescriptive(question, quizType) ? 'ai_solution' : 'solution'

const isBlank = (text: string | undefined): boolean => text === undefined || text.trim() === ''

/** Whether the question has no solution yet: no text, no equation and no image. */
export const lacksSolution = (question: QuestionContent, quizType: QuizType): boolean =>
  solutionParts(question, quizType).every(isBlank)

const solutionParts = (question: QuestionContent, quizType: QuizType): (string | undefined)[] =>
  isDescriptive(question, quizType)
    ? [question.ai_solution]
    : [question.solution, question.solution_equation, question.solution_image_url]

/** Returns the text in the field for a generated solution, or null if there is none. */
export const solutionText = (question: QuestionContent, quizType: QuizType): string | null =>
  question[solutionField(question, quizType)] || null
