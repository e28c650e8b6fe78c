import { isBlankText } from '@quizwright/domain/rules/is-blank-text.ts'
import { passes } from '@quizwright/domain/rules/grade.ts'
import type { Mark } from '@quizwright/domain/kinds/mark-answer.ts'

/**
 * Limits marks of a model or a person to the range of the question. The answer counts as correct if its percentage
 * reaches the passing percentage.
 */
export const markGiven = (marks: number, totalMarks: number, passingPercentage: number): Mark => {
  const obtainedMarks = Math.min(totalMarks, Math.max(0, marks))
  return {
    obtainedMarks,
    isCorrect: totalMarks > 0 && passes((100 * obtainedMarks) / totalMarks, passingPercentage),
  }
}

/** The content of an answer: selected options, text and links of images. */
export type GivenContent = {
  selected: readonly number[]
  answer: string
  uploadedImages: readonly string[]
}

/** Whether an answer has no option, no text that can be read and no image. */
export const isBlank = ({ selected, answer, uploadedImages }: GivenContent): boolean =>
  selected.length === 0 && isBlankText(answer) && uploadedImages.length === 0
