import * as z from 'zod/mini'
import { count, id, link } from '@quizwright/domain/schemas/text.ts'
import { percentage, listedResult } from './result.ts'

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
export const daqResult = z.looseObject({
  ...listedResult.shape,
  is_delivered: z.boolean(),
  questions: z.array(daqQuestion),
  next_result_id: z.optional(z.nullable(id)),
})
export type DaqResult = z.infer<typeof daqResult>

const number = z.nullable(z.number())
const interval = z.nullable(z.tuple([z.number(), z.number()]))

/**
 * How far a model's marks agree with the instructor's. `exact` is the percentage of answers with equal marks.
 * `mean_difference` is the mean of the instructor's mark minus the model's. `correlation` is Pearson's,
 * `weighted_kappa` is Cohen's with quadratic weights, `rmse` is the root mean squared difference. A figure is null
 * if it cannot be computed. `intervals` are the 95 % confidence intervals, null with too few answers.
 */
const agreementFigures = {
  students: count,
  exact: z.nullable(percentage),
  mean_difference: number,
  correlation: z.nullable(z.number().check(z.minimum(-1), z.maximum(1))),
  weighted_kappa: number,
  rmse: number,
  intervals: z.looseObject({
    exact: interval,
    mean_difference: interval,
    correlation: interval,
    weighted_kappa: interval,
    rmse: interval,
  }),
}
export const agreement = z.looseObject(agreementFigures)
export type AgreementFigures = z.infer<typeof agreement>

/** The agreement on one question, over the answers that an instructor marked. */
export const gradingAgreement = z.looseObject({
  question_id: id,
  count,
  ...z.partial(agreement).shape,
  exact: agreementFigures.exact,
  mean_difference: agreementFigures.mean_difference,
  correlation: agreementFigures.correlation,
})
export type GradingAgreement = z.infer<typeof gradingAgreement>
