import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'

/** Whether a question and its options are still empty. */
export const isBlankQuestion = ({ question, equation, image_url, options }: DraftQuestion): boolean =>
  question === '' &&
  equation === '' &&
  image_url === '' &&
  options.every((option) => option.option === '' && option.equation === '' && option.image_url === '')
