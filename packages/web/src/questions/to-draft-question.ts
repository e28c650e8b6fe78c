import { type DraftQuestion, draftQuestion, type Question } from '@quizwright/contracts/schemas/question.ts'

const fields = Object.keys(draftQuestion.shape) as (keyof DraftQuestion)[]

/**
 * A stored question as an author edits it: without what the service alone says of it, which a save would
 * refuse.
 */
export const toDraftQuestion = (question: Question): DraftQuestion =>
  Object.fromEntries(
    fields.filter((field) => question[field] !== undefined).map((field) => [field, question[field]]),
  ) as DraftQuestion
