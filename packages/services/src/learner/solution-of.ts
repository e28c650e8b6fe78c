import type { Solution } from '@quizwright/contracts/schemas/attempt.ts'
import type { QuestionContent } from '@quizwright/contracts/schemas/question.ts'
import { correctOptions, markChoice } from '../attempts/mark-answer.ts'

/**
 * What is told of a question once its answer counts: the correct options, and its author's explanation, or
 * the model answer of a descriptive one.
 */
export const solutionOf = (content: QuestionContent, selected: readonly number[]): Solution => ({
  is_correct: markChoice(content, selected, 1).isCorrect,
  correct: correctOptions(content),
  text: content.solution || (content.ai_solution ?? ''),
  equation: content.solution_equation,
  image_url: content.solution_image_url,
})
