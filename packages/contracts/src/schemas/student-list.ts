import * as z from 'zod/mini'
import { lengths, studentListLimits } from '@quizwright/domain/limits.ts'
import { count, dateTime, id, link, text } from '@quizwright/domain/schemas/text.ts'

/** A device on which a personal link was opened. */
export const linkDevice = z.strictObject({ first_used_at: dateTime, last_used_at: dateTime })
export type LinkDevice = z.infer<typeof linkDevice>

/**
 * A student on the list of a session. `link` is personal: it signs in whoever opens it as this student. `extra_time`
 * is in percent of the quiz's time. `code` is this student's own access code or null. `attempts` counts those begun
 * in the session. `link_number` counts the replaced links, and `devices` opened the current one. Services of an
 * operator's own may leave both out.
 */
export const listedStudent = z.strictObject({
  _id: id,
  name: text(lengths.name),
  email: text(lengths.email),
  extra_time: count,
  code: z.nullable(text(lengths.name)),
  link,
  link_number: z.optional(count),
  devices: z.optional(z.array(linkDevice)),
  attempts: count,
})
export type ListedStudent = z.infer<typeof listedStudent>

export const studentList = z.strictObject({ students: z.array(listedStudent) })

/** Pasted lines or a CSV file, see `parseStudentList`. */
export const addStudentsBody = z.strictObject({ sessionId: id, text: text(studentListLimits.textLength) })

/** The updated list, and the rejected lines by number. `heading_lines` name the columns of the lines below them. */
export const addedStudents = z.strictObject({
  students: z.array(listedStudent),
  added: count,
  changed: count,
  rejected: z.array(z.strictObject({ line: count, reason: text(lengths.description) })),
  heading_lines: z.optional(z.array(count)),
})
export type AddedStudents = z.infer<typeof addedStudents>

export const removeStudentBody = z.strictObject({ sessionId: id, listed_id: id })
/** `link_number` is that of the link to replace, so that repeating the call replaces no other. */
export const replaceLinkBody = z.strictObject({ ...removeStudentBody.shape, link_number: count })
export const sendLinksBody = z.strictObject({ sessionId: id })

/** `outbox`: no mail server is set up, so the mails are in the outbox of the operator. */
export const sentLinks = z.strictObject({ queued: count, outbox: z.boolean() })
