import { isBlankText } from '@quizwright/domain/rules/is-blank-text.ts'
import { passes } from '@quizwright/domain/rules/grade.ts'
import { isBlankResponse } from '@quizwright/domain/rules/is-blank-response.ts'
import type { Response } from '@quizwright/domain/schemas/response.ts'
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

/** The content of an answer: selected options, text, parts and links of images. */
export type GivenContent = {
  selected: readonly number[]
  answer: string
  response?: Response | null | undefined
  uploadedImages: readonly string[]
}

/** Whether an answer has no option, no text that can be read, no part and no image. */
export const isBlank = ({ selected, answer, response, uploadedImages }: GivenContent): boolean =>
  selected.length === 0 && isBlankText(answer) && isBlankResponse(response) && uploadedImages.length === 0
