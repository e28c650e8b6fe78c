import type { QuestionContent } from '@quizwright/contracts/schemas/question.ts'
import type { QuizType } from '@quizwright/contracts/schemas/quiz.ts'

/**
 * `none`: this question gets no solution here. `failed`: nor will the next one, for a reason that can be
 * shown to its author.
 */
export type Written =
  | { outcome: 'written'; text: string }
  | { outcome: 'none' }
  | { outcome: 'failed'; reason: string }

export type SolutionWriter = {
  /** How many questions are written together. */
  atOnce: number
  /** What is said of questions that got no solution. */
  whyNone: string
  write: (question: QuestionContent, quizType: QuizType, signal: AbortSignal) => Promise<Written>
}
