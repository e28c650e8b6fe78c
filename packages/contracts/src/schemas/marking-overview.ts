import { lengths } from '@quizwright/domain/limits.ts'
import { count, dateTime, id, text } from '@quizwright/domain/schemas/text.ts'
import * as z from 'zod/mini'

/**
 * The number of waiting answers of a quiz: without a suggestion, with an unsure one, with a sure one. If the model
 * could not suggest marks, `suggestions_problem` says why, and whether it is asked again by itself.
 */
export const quizToMark = z.looseObject({
  quiz_id: id,
  name: z.string(),
  to_mark: count,
  without_suggestion: count,
  unsure: count,
  sure: count,
  oldest: dateTime,
  /** Who owns it, where that is not the caller. */
  owner_name: z.optional(text(lengths.name)),
  suggestions_problem: z.optional(
    z.nullable(z.looseObject({ message: z.string(), is_tried_again: z.boolean() })),
  ),
})
export type QuizToMark = z.infer<typeof quizToMark>

export const markingOverview = z.looseObject({
  quizzes: z.array(quizToMark),
  next: z.nullable(z.string()),
})
