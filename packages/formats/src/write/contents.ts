import type { Option, QuestionContent } from '@quizwright/domain/schemas/question.ts'
import type { Content } from '../entry/entry.ts'

/** The content of a question as the writers take it. */
export const questionContentOf = (question: QuestionContent): Content => ({
  text: question.question,
  equation: question.equation,
  image: question.image_url,
  description: question.image_description,
})

export const optionContentOf = ({ option, equation, image_url, image_description }: Option): Content => ({
  text: option,
  equation,
  image: image_url,
  description: image_description,
})

export const solutionContentOf = (question: QuestionContent): Content => ({
  text: question.solution,
  equation: question.solution_equation,
  image: question.solution_image_url,
  description: question.solution_image_description,
})
