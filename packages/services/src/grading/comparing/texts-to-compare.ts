import { textWithEquation } from '../../questions/prompts/text-with-equation.ts'
import type { AnswerToGrade } from '../grader.ts'

/** An answer with the texts that it is judged by, as plain text. */
export type TextsToCompare = { question: string; solution: string; answer: string }

/** Returns the texts of an answer to grade. The solution is the one for grading, or else that of the question. */
export const textsOf = ({
  question,
  answer,
}: Pick<AnswerToGrade, 'question' | 'answer'>): TextsToCompare => ({
  question: textWithEquation(question.question, question.equation),
  solution: question.ai_solution || textWithEquation(question.solution, question.solution_equation),
  answer,
})
