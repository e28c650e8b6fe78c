import type { QuestionContent } from '../schemas/question.ts'

export type Mark = { isCorrect: boolean; obtainedMarks: number }

/** The indices of the correct options, from 0. */
export const correctOptions = ({ options }: Pick<QuestionContent, 'options'>): number[] =>
  options.flatMap((option, index) => (option.is_correct ? [index] : []))

/**
 * Marks a selection of options. It gets all marks if it contains all correct options and no other, otherwise none.
 */
export const markChoice = (
  content: Pick<QuestionContent, 'options'>,
  selected: readonly number[],
  totalMarks: number,
): Mark => {
  const correct = correctOptions(content)
  const isCorrect =
    correct.length > 0 &&
    correct.length === selected.length &&
    correct.every((index) => selected.includes(index))
  return { isCorrect, obtainedMarks: isCorrect ? totalMarks : 0 }
}
