import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import type { QuizType } from '@quizwright/domain/schemas/quiz.ts'

/**
 * `skipped`: this writer has no solution for this question. `failed`: it cannot write any solution now, for a reason
 * that may be shown to the author.
 */
export type SolutionResult =
  | { outcome: 'written'; text: string }
  | { outcome: 'skipped' }
  | { outcome: 'failed'; reason: string }

export type SolutionWriter = {
  /** The number of questions that are written in parallel. */
  concurrency: number
  /** Why questions are skipped, as a part of a message to the author. */
  skipReason: string
  /** Whether the writer may have a solution for this question, without writing it. */
  canWrite: (question: QuestionContent, quizType: QuizType) => boolean
  write: (question: QuestionContent, quizType: QuizType, signal: AbortSignal) => Promise<SolutionResult>
}
