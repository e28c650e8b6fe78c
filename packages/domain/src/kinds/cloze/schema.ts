import * as z from 'zod/mini'
import { kindLimits } from '../../limits.ts'
import { text } from '../../schemas/text.ts'
import { acceptedNumber } from '../numeric/schema.ts'
import { acceptedText, wordsCount } from '../short-answer/schema.ts'

/** How a gap is filled: by typing words or a number, from a list of its own, or from the bank of all gaps. */
export const gapModes = ['typed', 'number', 'chosen', 'bank'] as const
export type GapMode = (typeof gapModes)[number]

/** How gaps add up to a share of the marks. `each`: by their weights. `all`: 1 only if every gap is right. */
export const clozeRules = ['each', 'all'] as const
export type ClozeRule = (typeof clozeRules)[number]

const word = text(kindLimits.acceptedTextLength)
const words = z.array(word).check(z.maxLength(kindLimits.bankWords))

const gap = z.strictObject({
  as: z.enum(gapModes),
  choices: z.array(word).check(z.maxLength(kindLimits.gapChoices)),
})
export type Gap = z.infer<typeof gap>

const gapKey = z.strictObject({
  accepted: z.array(acceptedText).check(z.maxLength(kindLimits.acceptedTexts)),
  numbers: z.array(acceptedNumber).check(z.maxLength(kindLimits.acceptedNumbers)),
  weight: z.int().check(z.minimum(0), z.maximum(100)),
})
export type GapKey = z.infer<typeof gapKey>

/**
 * A text with gaps: `[[1]]` in the question's text is the place of the first. `numbers` holds what is accepted in a
 * gap for a number, `accepted` what is accepted in any other; where students choose, these are texts of the choices or
 * of the bank. Choices and bank are stored scattered, so that their order says nothing.
 */
export const cloze = z.strictObject({
  kind: z.literal('cloze'),
  presentation: z.strictObject({
    gaps: z.array(gap).check(z.maxLength(kindLimits.gaps)),
    bank: words,
  }),
  key: z.strictObject({
    gaps: z.array(gapKey).check(z.maxLength(kindLimits.gaps)),
    words: wordsCount,
  }),
  scoring: z.strictObject({ rule: z.enum(clozeRules) }),
})
export type Cloze = z.infer<typeof cloze>

export const presentedCloze = z.strictObject({
  kind: z.literal('cloze'),
  gaps: z.array(z.strictObject({ as: z.enum(gapModes), choices: z.array(z.string()) })),
  bank: z.array(z.string()),
  rule: z.enum(clozeRules),
})
