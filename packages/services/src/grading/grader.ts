import type { QuestionContent } from '@quizwright/contracts/schemas/question.ts'
import type { AiResult } from '../database/tables.ts'

export type ToGrade = {
  question: QuestionContent
  answer: string
  totalMarks: number
  /** Handed in beside the words; no grader sees them. */ pictures: number
}

/**
 * `nonsense`: nothing that can be used, another try may bring it. `failed`: nor will other answers now, for a
 * reason that can be shown.
 */
export type Grade =
  | { outcome: 'graded'; result: AiResult }
  | { outcome: 'nonsense' }
  | { outcome: 'failed'; reason: string }

export type Grader = (toGrade: ToGrade, signal: AbortSignal) => Promise<Grade>

/**
 * Marks as they are kept: within the range, and on steps of a quarter, which is as fine as anybody can judge
 * words.
 */
export const toMarks = (marks: number, totalMarks: number): number =>
  Math.min(totalMarks, Math.max(0, Math.round(marks * 4) / 4))
