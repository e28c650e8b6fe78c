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
  /** Where the answers are shared out: those that the caller marks, of the ones that wait. */
  in_share: z.optional(count),
  /** Those with two marks that are too far apart, which the owner decides. */
  to_decide: z.optional(count),
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
