import * as z from 'zod/mini'
import { attemptLimits, lengths } from '@quizwright/domain/limits.ts'
import { count, dateTime, id, text } from '@quizwright/domain/schemas/text.ts'

/** How an instructor knows a student: by what was typed, by a confirmed e-mail address, or from a list. */
export const studentKind = z.enum(['unconfirmed', 'confirmed', 'listed', 'institution'])

/** A student's record. `attempts` counts those at the quiz that was asked about. */
export const studentRecord = z.strictObject({
  _id: id,
  full_name: text(lengths.name),
  email: text(lengths.email),
  /** Services of an operator's own may leave it out. */
  phone: z.optional(text(attemptLimits.phoneLength)),
  kind: studentKind,
  attempts: count,
})
export type StudentRecord = z.infer<typeof studentRecord>

/** Two records that the instructor said are of one person: the attempts of `merged` went to `kept`. */
export const studentMerge = z.strictObject({
  _id: id,
  kept: z.strictObject({ full_name: text(lengths.name), email: text(lengths.email) }),
  merged: z.strictObject({ full_name: text(lengths.name), email: text(lengths.email) }),
  attempts: count,
  merged_at: dateTime,
})
export type StudentMerge = z.infer<typeof studentMerge>

export const quizStudents = z.strictObject({
  students: z.array(studentRecord),
  merges: z.array(studentMerge),
})
export const mergeStudentsBody = z.strictObject({ quiz_id: id, kept_id: id, merged_id: id })
export const undoMergeBody = z.strictObject({ quiz_id: id, merge_id: id })
