import type { QuestionContent } from '@quizwright/contracts/schemas/question.ts'

/**
 * What a part of a pasted text was understood as. `notes` are sentences about what of it is missing or was lost.
 * `source` is the part as it was pasted.
 */
export type Pasted =
  | { kind: 'question'; question: QuestionContent; notes: readonly string[]; source: string }
  | { kind: 'left out'; reason: string; source: string }
