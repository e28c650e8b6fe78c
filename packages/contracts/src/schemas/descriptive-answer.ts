import * as z from 'zod/mini'
import { count, id, link } from '@quizwright/domain/schemas/text.ts'

/**
 * How a suggested mark was confirmed: a person confirmed it alone (`one`) or many in one go (`together`), or the
 * quiz delivers sure suggestions without a person (`automatic`).
 */
export const confirmation = z.enum(['one', 'together', 'automatic'])
export type Confirmation = z.infer<typeof confirmation>

/**
 * One question of a descriptive result. `obtained_marks` is the instructor's mark if there is one, otherwise the
 * model's suggestion, which counts only if `confirmation` is set. `model` is the grading model. `unsure`: a person
 * should check the mark; `reasons` say why. `confidence` is the probability that the suggestion differs from the
 * instructor's mark by at most a fifth of the question's marks.
 */
export const daqQuestion = z.looseObject({
  _id: id,
  time_spent: z.number(),
  total_marks: z.number(),
  obtained_marks: z.optional(z.number()),
  skipped: z.optional(z.boolean()),
  ai_result: z.nullable(
    z.looseObject({
      marks_obtained: z.number(),
      evaluation_result: z.string(),
      model: z.optional(z.string()),
      unsure: z.optional(z.boolean()),
      confidence: z.optional(z.number().check(z.gte(0), z.lte(1))),
      reasons: z.optional(z.array(z.string())),
    }),
  ),
  instructor_updated_evaluation: z.nullable(z.string()),
  instructor_marks: z.optional(z.nullable(z.number())),
  confirmation: z.optional(z.nullable(confirmation)),
  uploaded_images: z.array(link),
  answer: z.string(),
  question: z.optional(z.string()),
  solution: z.optional(z.string()),
  question_no: z.optional(count),
})
export type DaqQuestion = z.infer<typeof daqQuestion>
