import type { QuestionContent } from '@quizwright/contracts/schemas/question.ts'
import type { QuizType } from '@quizwright/contracts/schemas/quiz.ts'

/**
 * `skipped`: this writer has no solution for this question. `failed`: it has none for any question now, for a
 * reason that may be shown to the author.
 */
export type SolutionResult =
  | { outcome: 'written'; text: string }
  | { outcome: 'skipped' }
  | { outcome: 'failed'; reason: string }

export type SolutionWriter = {
  /** How many questions are written in parallel. */
  concurrency: number
  /** Why questions were skipped, as a part of the message to the author. */
  skipReason: string
  write: (question: QuestionContent, quizType: QuizType, signal: AbortSignal) => Promise<SolutionResult>
}
