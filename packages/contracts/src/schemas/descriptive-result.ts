import * as z from 'zod/mini'
import { count, id } from '@quizwright/domain/schemas/text.ts'
import { allowance } from './allowance.ts'
import { daqQuestion } from './descriptive-answer.ts'
import { percentage, listedResult } from './listed-result.ts'

export const daqResult = z.looseObject({
  ...listedResult.shape,
  is_delivered: z.boolean(),
  questions: z.array(daqQuestion),
  /** How many answers are left out, because other markers mark them. */
  answers_of_others: z.optional(count),
  /** The attempts of this student in the session. */
  allowance: z.optional(allowance),
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
