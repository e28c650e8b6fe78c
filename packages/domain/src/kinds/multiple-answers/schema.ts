import * as z from 'zod/mini'
import { limits } from '../../limits.ts'
import { markWeight } from '../share.ts'

/**
 * How ticks add up to a share of the marks. Of R right options, r right and w wrong ones ticked, n options in all:
 * `net` max(0, (r - w) / R); `all` 1 only for exactly the right ones; `each` right decisions / n, but 0 for no tick;
 * `coverage` r / R x r / (r + w); `any` 1 if all ticks are right; `weights` the sum of the weights, from 0 to 1.
 */
export const scoringRules = ['net', 'all', 'each', 'coverage', 'any', 'weights'] as const
export type ScoringRule = (typeof scoringRules)[number]

/**
 * Several options may be right. `tells_count`: the student reads how many. `at_most`: no more ticks are possible.
 * `weights` has one entry for each option, and is there only if the rule is `weights`.
 */
export const multipleAnswers = z.strictObject({
  kind: z.literal('multiple_answers'),
  presentation: z.strictObject({
    tells_count: z.boolean(),
    at_most: z.nullable(z.int().check(z.minimum(1), z.maximum(limits.maxOptions))),
  }),
  scoring: z.strictObject({
    rule: z.enum(scoringRules),
    weights: z.optional(z.array(markWeight).check(z.maxLength(limits.maxOptions))),
  }),
})
export type MultipleAnswers = z.infer<typeof multipleAnswers>

/** What a student may know: `choose` is the number of right options if it is told. */
export const presentedMultipleAnswers = z.strictObject({
  kind: z.literal('multiple_answers'),
  choose: z.nullable(z.int()),
  at_most: z.nullable(z.int()),
  rule: z.enum(scoringRules),
})
