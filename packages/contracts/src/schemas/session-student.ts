import { attemptLimits, correctionLimits, lengths } from '@quizwright/domain/limits.ts'
import { count, dateTime, id, text } from '@quizwright/domain/schemas/text.ts'
import * as z from 'zod/mini'

const reason = text(correctionLimits.reason)

/** What one student was allowed beyond the others, and why. */
const allowed = z.strictObject({ amount: count, reason, at: dateTime })

/**
 * A student who is in a session or has attempted it, on a list or not. `is_confirmed`: the identity was not only typed.
 * `attempts` counts those begun in the session. `open` is the attempt under way. `more_attempts` and `more_minutes` are
 * what this student was allowed beyond the session, if anything.
 */
export const sessionStudent = z.strictObject({
  student_id: id,
  full_name: text(lengths.name),
  email: text(lengths.email),
  is_confirmed: z.boolean(),
  attempts: count,
  open: z.nullable(z.strictObject({ started_at: dateTime, due_at: dateTime })),
  more_attempts: z.optional(allowed),
  more_minutes: z.optional(allowed),
})
export type SessionStudent = z.infer<typeof sessionStudent>

/** `attempts_allowed` is null if the session does not limit attempts. */
export const sessionStudents = z.strictObject({
  attempts_allowed: z.nullable(count),
  students: z.array(sessionStudent),
})
export type SessionStudents = z.infer<typeof sessionStudents>

/**
 * Sets what one student has beyond the others in a session, 0 for nothing. Minutes are added to the open attempt and to
 * each that the student begins in the session. What is left out stays.
 */
export const allowStudentBody = z.strictObject({
  sessionId: id,
  student_id: id,
  more_attempts: z.optional(z.int().check(z.minimum(0), z.maximum(attemptLimits.moreAttempts))),
  more_minutes: z.optional(z.int().check(z.minimum(0), z.maximum(attemptLimits.moreMinutes))),
  reason,
})
export type AllowStudentBody = z.infer<typeof allowStudentBody>
