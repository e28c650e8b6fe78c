import type { QuestionContent } from '@quizwright/contracts/schemas/question.ts'
import type { AiResult } from '../database/tables/learner.ts'

export type AnswerToGrade = {
  question: QuestionContent
  answer: string
  totalMarks: number
  /** How many images belong to the answer. No grader sees them. */
  imageCount: number
}

/**
 * `unusable`: the grader gave no usable grade; another try may give one. `failed`: it cannot grade any answer
 * now, for a reason that may be shown to the instructor.
 */
export type GradeResult =
  | { outcome: 'graded'; result: AiResult }
  | { outcome: 'unusable' }
  | { outcome: 'failed'; reason: string }

export type Grader = (answer: AnswerToGrade, signal: AbortSignal) => Promise<GradeResult>

/** Limits marks to 0 … `totalMarks` and rounds them to a quarter, as precise as grading of texts can be. */
export const roundMarks = (marks: number, totalMarks: number): number =>
  Math.min(totalMarks, Math.max(0, Math.round(marks * 4) / 4))

/** Why a grade is unsure where an image belongs to the answer. */
export const unreadImage = 'Holds an image that was not read.'
