import type { QuestionContent } from '../schemas/question.ts'

type KeyField = 'question' | 'equation' | 'image_url' | 'paragraph' | 'options' | 'weightage'

/**
 * Returns a key of everything in a question that a student sees or that marking depends on. Revisions with equal
 * keys are the same question for students and share their statistics. The solution is not part of the key.
 */
export const questionContentKey = ({
  question,
  equation,
  image_url,
  paragraph,
  options,
  weightage,
}: Pick<QuestionContent, KeyField>): string =>
  JSON.stringify([
    question,
    equation,
    image_url,
    paragraph,
    weightage,
    options.map((option) => [option.option, option.equation, option.image_url, option.is_correct]),
  ])
