import { attemptLimits, correctionLimits } from '@quizwright/domain/limits.ts'
import { count, dateTime, id, text } from '@quizwright/domain/schemas/text.ts'
import * as z from 'zod/mini'

/** Sets how many attempts one student has beyond those of the session; 0 takes them back. */
export const allowAttemptsBody = z.strictObject({
  result_id: id,
  more: z.int().check(z.minimum(0), z.maximum(attemptLimits.moreAttempts)),
  reason: text(correctionLimits.reason),
})
export type AllowAttemptsBody = z.infer<typeof allowAttemptsBody>

/** What a student reads about the attempts that they were allowed beyond the others. */
export const ownAllowance = z.strictObject({
  more: count,
  reason: z.optional(text(correctionLimits.reason)),
})
export type OwnAllowance = z.infer<typeof ownAllowance>

/**
 * The attempts of one student in a session: `allowed` to everybody, `more` to this student alone (with the reason, and
 * when), and those that are `left`. `allowed` and `left` are null if the session does not limit attempts.
 */
export const allowance = z.looseObject({
  allowed: z.nullable(count),
  more: count,
  left: z.nullable(count),
  reason: z.optional(text(correctionLimits.reason)),
  at: z.optional(dateTime),
})
export type Allowance = z.infer<typeof allowance>
