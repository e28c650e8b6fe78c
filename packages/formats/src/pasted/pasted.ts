import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'

/**
 * How one part of a pasted text was read. `notes` are sentences about what is missing or lost. `source` is
 * the part as it was pasted.
 */
export type Pasted =
  | { kind: 'question'; question: QuestionContent; notes: readonly string[]; source: string }
  /** `isTitle`: a line above all questions, of which nothing is lost. */
  | { kind: 'left out'; reason: string; source: string; isTitle?: true }
