import { passes } from '@quizwright/contracts/rules/grade.ts'
import type { QuestionContent } from '@quizwright/contracts/schemas/question.ts'

/** What an answer came to. */
export type Mark = { isCorrect: boolean; obtainedMarks: number }

/** The places of the correct options, from 0. */
export const correctOptions = ({ options }: Pick<QuestionContent, 'options'>): number[] =>
  options.flatMap((option, at) => (option.is_correct ? [at] : []))

/** Marks a choice: all of the correct options and no other give the marks, anything else gives none. */
export const markChoice = (
  content: Pick<QuestionContent, 'options'>,
  selected: readonly number[],
  totalMarks: number,
): Mark => {
  const correct = correctOptions(content)
  const isCorrect =
    correct.length > 0 && correct.length === selected.length && correct.every((at) => selected.includes(at))
  return { isCorrect, obtainedMarks: isCorrect ? totalMarks : 0 }
}

/**
 * Marks given by a model or a person, held within their range; such an answer counts as correct when it would
 * pass by itself.
 */
export const markGiven = (marks: number, totalMarks: number, passingPercentage: number): Mark => {
  const obtainedMarks = Math.min(totalMarks, Math.max(0, marks))
  return {
    obtainedMarks,
    isCorrect: totalMarks > 0 && passes((100 * obtainedMarks) / totalMarks, passingPercentage),
  }
}

/** Whether nothing was chosen, written or handed in. */
export const isBlank = ({
  selected,
  answer,
  uploadedImages,
}: {
  selected: readonly number[]
  answer: string
  uploadedImages: readonly string[]
}): boolean => selected.length === 0 && answer.trim() === '' && uploadedImages.length === 0
