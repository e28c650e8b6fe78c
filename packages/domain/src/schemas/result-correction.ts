import * as z from 'zod/mini'
import { markShare } from '../kinds/share.ts'
import { correctionLimits, kindLimits } from '../limits.ts'
import { selected } from './given-answer.ts'
import { count, dateTime, id, text } from './text.ts'

/**
 * The corrections of a question with a key. `other_key`: exactly the options in `correct` are right, or the parts
 * have the key in `key`, as if it had been so from the start. `any_of`: each of these options earns the marks.
 * `full_marks`: everybody gets the marks. `not_counted`: the question's marks are removed from the totals. `accept`:
 * the answers in `accepted` earn marks too, where answers are typed.
 */
export const keyCorrectionKinds = ['other_key', 'any_of', 'accept', 'full_marks', 'not_counted'] as const

/** `graded_again`: descriptive answers are graded again with the solution and the prompts in `guidance`. */
export const correctionKinds = [...keyCorrectionKinds, 'graded_again'] as const
export type CorrectionKind = (typeof correctionKinds)[number]

/** The kinds in the history. `one_student`: a person changed the marks of one answer of one student. */
export const recordedKinds = [...correctionKinds, 'one_student'] as const
export type RecordedKind = (typeof recordedKinds)[number]

/**
 * A typed answer, and the share of the marks that it and those that count as the same earn, in percent. `part_no` is
 * the number of the gap, in a text with gaps; the share is then of the marks of that gap.
 */
export const acceptedAnswer = z.strictObject({
  answer: text(correctionLimits.acceptedAnswer),
  share: markShare,
  part_no: z.optional(z.int().check(z.minimum(1), z.maximum(kindLimits.parts))),
})
export type AcceptedAnswer = z.infer<typeof acceptedAnswer>
export const accepted = z.optional(
  z.array(acceptedAnswer).check(z.maxLength(correctionLimits.acceptedAtOnce)),
)

export const reason = text(correctionLimits.reason)

/**
 * A correction as the student and the instructor see it on a result. The marks before and after are those of the
 * whole result, null if the correction did not change it.
 */
export const resultCorrection = z.strictObject({
  question_id: id,
  question_no: count,
  kind: z.enum(recordedKinds),
  correct: selected,
  accepted,
  marks: z.optional(z.number()),
  reason,
  at: dateTime,
  undone_at: z.nullable(dateTime),
  marks_before: z.nullable(z.number()),
  marks_after: z.nullable(z.number()),
})
export type ResultCorrection = z.infer<typeof resultCorrection>
