import type { QuestionContent } from '@quizwright/contracts/schemas/question.ts'

/**
 * A key of what a student sees of a question and what it is marked by. Revisions with equal keys are the same
 * question to students, and share their statistics. The solution is not part of it.
 */
export const questionContentKey = ({
  question,
  equation,
  image_url,
  paragraph,
  options,
  weightage,
}: QuestionContent): string =>
  JSON.stringify([
    question,
    equation,
    image_url,
    paragraph,
    weightage,
    options.map((option) => [option.option, option.equation, option.image_url, option.is_correct]),
  ])
