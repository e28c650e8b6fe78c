import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import type { AiResult } from '../database/tables/learner.ts'

export type AnswerToGrade = {
  question: QuestionContent
  answer: string
  totalMarks: number
  /** The number of images in the answer. No grader reads them. */
  imageCount: number
}

/**
 * `unusable`: the grader gave no usable grade, but another try may. `failed`: it cannot grade any answer now, for a
 * reason that may be shown to the instructor.
 */
export type GradeResult =
  | { outcome: 'graded'; result: AiResult }
  | { outcome: 'unusable' }
  | { outcome: 'failed'; reason: string }

export type Grader = (answer: AnswerToGrade, signal: AbortSignal) => Promise<GradeResult>

/**
 * Limits marks to 0 … `totalMarks` and rounds them to a quarter, which is as precise as the grading of texts can be.
 */
export const roundMarks = (marks: number, totalMarks: number): number =>
  Math.min(totalMarks, Math.max(0, Math.round(marks * 4) / 4))

/** The reason why a grade is unsure if the answer has an image. */
export const unreadImage = 'Holds an image that was not read.'
