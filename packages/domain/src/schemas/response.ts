import * as z from 'zod/mini'
import { kindLimits } from '../limits.ts'
import { text } from './text.ts'

/**
 * An answer of several parts, one entry a part. `picks` are 0-based indexes into a list of the question, -1 for none;
 * `texts` is what was typed. Questions that are answered by options or by one text have none.
 */
export const response = z.strictObject({
  picks: z
    .array(z.int().check(z.minimum(-1), z.maximum(kindLimits.bankWords - 1)))
    .check(z.maxLength(kindLimits.parts)),
  texts: z.array(text(kindLimits.partLength)).check(z.maxLength(kindLimits.parts)),
})
export type Response = z.infer<typeof response>
