import { type DraftQuestion, draftQuestion, type Question } from '@quizwright/domain/schemas/question.ts'

const fields = Object.keys(draftQuestion.shape) as (keyof DraftQuestion)[]

/**
 * Turns a stored question into one that an author can edit: without the fields that only the service sets,
 * which a save would refuse.
 */
export const toDraftQuestion = (question: Question): DraftQuestion =>
  Object.fromEntries(
    fields.filter((field) => question[field] !== undefined).map((field) => [field, question[field]]),
  ) as DraftQuestion
