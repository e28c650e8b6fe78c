import { passes } from '@quizwright/contracts/rules/grade.ts'
import type { QuestionContent } from '@quizwright/contracts/schemas/question.ts'

export type Mark = { isCorrect: boolean; obtainedMarks: number }

/** The indices of the correct options, from 0. */
export const correctOptions = ({ options }: Pick<QuestionContent, 'options'>): number[] =>
  options.flatMap((option, index) => (option.is_correct ? [index] : []))

/** Marks a choice: selecting all correct options and no other gives all marks, anything else gives none. */
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

/**
 * Limits marks that a model or a person gave to what the question allows. The answer counts as correct when it
 * alone would pass.
 */
export const markGiven = (marks: number, totalMarks: number, passingPercentage: number): Mark => {
  const obtainedMarks = Math.min(totalMarks, Math.max(0, marks))
  return {
    obtainedMarks,
    isCorrect: totalMarks > 0 && passes((100 * obtainedMarks) / totalMarks, passingPercentage),
  }
}

/** What a student gave: options, text and links of images. */
export type GivenContent = {
  selected: readonly number[]
  answer: string
  uploadedImages: readonly string[]
}

/** Whether an answer has no option, no text and no image. */
export const isBlank = ({ selected, answer, uploadedImages }: GivenContent): boolean =>
  selected.length === 0 && answer.trim() === '' && uploadedImages.length === 0
