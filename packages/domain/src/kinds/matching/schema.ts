import * as z from 'zod/mini'
import { kindLimits } from '../../limits.ts'
import { piece } from '../piece.ts'

/**
 * How prompts add up to a share of the marks. `each`: the weights of the right ones, of all weights. `half`: 1 for all,
 * a half if one is wrong. `all`: 1 only for all.
 */
export const matchingRules = ['each', 'half', 'all'] as const
export type MatchingRule = (typeof matchingRules)[number]

const index = z.int().check(z.minimum(0), z.maximum(kindLimits.choices - 1))
const weight = z.int().check(z.minimum(0), z.maximum(100))

/**
 * Each prompt is given one of the choices, of which some may belong to none. `reuse`: a choice may belong to several
 * prompts. `right` has the indexes of the choices that are right for each prompt. The choices are stored scattered, so
 * that their order says nothing.
 */
export const matching = z.strictObject({
  kind: z.literal('matching'),
  presentation: z.strictObject({
    prompts: z.array(piece).check(z.maxLength(kindLimits.prompts)),
    choices: z.array(piece).check(z.maxLength(kindLimits.choices)),
    reuse: z.boolean(),
  }),
  key: z.strictObject({
    right: z
      .array(z.array(index).check(z.maxLength(kindLimits.choices)))
      .check(z.maxLength(kindLimits.prompts)),
    weights: z.array(weight).check(z.maxLength(kindLimits.prompts)),
  }),
  scoring: z.strictObject({ rule: z.enum(matchingRules) }),
})
export type Matching = z.infer<typeof matching>

export const presentedMatching = z.strictObject({
  kind: z.literal('matching'),
  prompts: z.array(piece),
  choices: z.array(piece),
  reuse: z.boolean(),
  rule: z.enum(matchingRules),
})
