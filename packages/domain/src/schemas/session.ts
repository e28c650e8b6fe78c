import * as z from 'zod/mini'
import { sessionArrangement } from '../arrangement/in-session.ts'
import { lengths } from '../limits.ts'
import { pageLanguageTag } from './language.ts'
import { count, dateTimeOrEmpty, id, dateTime, link, text } from './text.ts'

/**
 * Who may take a quiz in a session. `student_list`: only the students whom the instructor listed. `institution`: only
 * those whom a learning platform sends from a course.
 */
export const sessionAccess = z.enum(['anyone', 'confirmed_email', 'student_list', 'institution'])
export type SessionAccess = z.infer<typeof sessionAccess>

/**
 * A period in which a quiz may be taken. `quiz_id` holds the fields of its quiz for the history. Services of other
 * operators may lack the fields from `link_id` on; `sessionSettings` (rules/session-settings.ts) gives the defaults.
 */
export const session = z.looseObject({
  _id: id,
  name: text(lengths.name),
  description: text(lengths.description),
  start_time: dateTime,
  end_time: dateTime,
  quiz_id: z.looseObject({
    _id: id,
    name: text(lengths.name),
    created_at: dateTime,
    duration: count,
    reports_count: count,
  }),
  instructor_id: id,
  module_id: z.nullable(id),
  course_id: z.nullable(id),
  link_id: z.optional(id),
  /** The URL for students. */
  link: z.optional(link),
  /** The version that the link leads to, if it is a newer one than this quiz. */
  continued_in: z.optional(z.nullable(z.looseObject({ quiz_id: id, version: count }))),
  access: z.optional(sessionAccess),
  attempts_allowed: z.optional(z.nullable(count)),
  access_code: z.optional(z.nullable(text(lengths.name))),
  shared_devices: z.optional(z.boolean()),
  /** The language of the students' page and mails; null: that of each student's browser. */
  language: z.optional(z.nullable(pageLanguageTag)),
  /** After so many days from its end, who its students were is erased; null: never. */
  forget_after_days: z.optional(z.nullable(count)),
  /** The rules of its papers where they differ from those of the quiz. */
  arrangement: z.optional(z.nullable(sessionArrangement)),
})
export type Session = z.infer<typeof session>

const fields = z.partial(
  z.strictObject({
    name: text(lengths.name),
    description: text(lengths.description),
    start_time: dateTimeOrEmpty,
    end_time: dateTimeOrEmpty,
    access: sessionAccess,
    attempts_allowed: z.nullable(z.number()),
    access_code: z.nullable(text(lengths.name)),
    shared_devices: z.boolean(),
    language: z.nullable(pageLanguageTag),
    forget_after_days: z.nullable(z.number()),
    arrangement: z.nullable(sessionArrangement),
  }),
)

export const createSessionBody = z.strictObject({
  ...fields.shape,
  quiz_id: id,
  instructor_id: id,
  module_id: z.optional(z.nullable(id)),
  course_id: z.optional(z.nullable(id)),
})
export type CreateSessionBody = z.infer<typeof createSessionBody>

export const updateSessionBody = z.strictObject({ ...fields.shape, sessionId: id })
export type UpdateSessionBody = z.infer<typeof updateSessionBody>
