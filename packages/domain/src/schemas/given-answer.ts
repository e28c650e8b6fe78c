import * as z from 'zod/mini'
import { attemptLimits, limits } from '../limits.ts'
import { response } from './response.ts'
import { id, text } from './text.ts'

/** 0-based indexes of the selected options. */
export const selected = z
  .array(z.int().check(z.minimum(0), z.maximum(limits.maxOptions - 1)))
  .check(z.maxLength(limits.maxOptions))

/**
 * A student's current answer. `time_spent` is the number of seconds for which the question was open. `answered_ago`
 * is the age of the answer in seconds when it is sent, 0 by default. It is an age, because the clocks of devices
 * differ.
 */
export const givenAnswer = z.strictObject({
  question_id: id,
  selected,
  answer: text(attemptLimits.answerLength),
  /** Absent where options or one text are the answer, and where no part is answered. */
  response: z.optional(response),
  is_marked: z.boolean(),
  time_spent: z.number().check(z.minimum(0), z.maximum(attemptLimits.maxSeconds)),
  answered_ago: z.optional(z.number().check(z.minimum(0), z.maximum(attemptLimits.maxSeconds))),
})
export type GivenAnswer = z.infer<typeof givenAnswer>
