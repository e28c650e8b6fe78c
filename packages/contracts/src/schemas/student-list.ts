import * as z from 'zod/mini'
import { lengths, studentListLimits } from '../limits.ts'
import { count, id, link, text } from './text.ts'

/**
 * A student on the list of a session. `link` is personal: whoever opens it is this student. `extra_time` is in
 * per cent of the time of the quiz; `code` is said aloud to this student, null for none; `attempts` counts those
 * begun in the session.
 */
export const listedStudent = z.strictObject({
  _id: id,
  name: text(lengths.name),
  email: text(lengths.email),
  extra_time: count,
  code: z.nullable(text(lengths.name)),
  link,
  attempts: count,
})
export type ListedStudent = z.infer<typeof listedStudent>

export const studentList = z.strictObject({ students: z.array(listedStudent) })

/** Lines as a person pastes them, or a CSV file: see `parseStudentList`. */
export const addStudentsBody = z.strictObject({ sessionId: id, text: text(studentListLimits.textLength) })

/** The list as it is then, and what was not taken, by line. `heading_lines` name the columns of those below. */
export const addedStudents = z.strictObject({
  students: z.array(listedStudent),
  added: count,
  changed: count,
  rejected: z.array(z.strictObject({ line: count, reason: text(lengths.description) })),
  heading_lines: z.optional(z.array(count)),
})
export type AddedStudents = z.infer<typeof addedStudents>

export const removeStudentBody = z.strictObject({ sessionId: id, listed_id: id })
export const sendLinksBody = z.strictObject({ sessionId: id })

/** `outbox`: no mail server is set up, and the mails lie where the operator finds them. */
export const sentLinks = z.strictObject({ queued: count, outbox: z.boolean() })
