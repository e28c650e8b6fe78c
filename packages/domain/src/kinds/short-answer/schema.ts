import * as z from 'zod/mini'
import { kindLimits } from '../../limits.ts'
import { text } from '../../schemas/text.ts'
import { markShare } from '../share.ts'

/** An answer that is accepted. In a pattern `*` stands for any characters, and `\*` for a star. */
export const acceptedText = z.strictObject({
  value: z.string().check(z.maxLength(kindLimits.acceptedTextLength)),
  is_pattern: z.boolean(),
  share: markShare,
  /** What students read who gave this answer. */
  feedback: z.optional(text(kindLimits.feedbackLength)),
})
export type AcceptedText = z.infer<typeof acceptedText>

/** What must be the same in an answer. `typos`: how many letters of longer words may differ. */
export const wordsCount = z.strictObject({
  case_counts: z.boolean(),
  accents_count: z.boolean(),
  punctuation_counts: z.boolean(),
  typos: z.union([z.literal(0), z.literal(1)]),
})
export type WordsCount = z.infer<typeof wordsCount>

/** A word or a few are the answer. The first accepted answer that matches counts. */
export const shortAnswer = z.strictObject({
  kind: z.literal('short_answer'),
  key: z.strictObject({
    accepted: z.array(acceptedText).check(z.maxLength(kindLimits.acceptedTexts)),
    words: wordsCount,
  }),
})
export type ShortAnswer = z.infer<typeof shortAnswer>

export const presentedShortAnswer = z.strictObject({ kind: z.literal('short_answer') })
