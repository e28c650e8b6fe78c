import type { QuestionContent } from '@quizwright/contracts/schemas/question.ts'

/**
 * What a student sees of a question and what it is marked by: revisions that agree in this ask the same. A
 * solution is not part of it.
 */
export const sameQuestionKey = ({
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

/**
 * Mean mark of blind guessing, as a share: of one option among all. Null where a guess can't be weighed:
 * without options, or where several options are right and all of them must be found.
 */
export const guessShare = ({ options }: Pick<QuestionContent, 'options'>): number | null =>
  options.filter((option) => option.is_correct).length === 1 ? 1 / options.length : null
