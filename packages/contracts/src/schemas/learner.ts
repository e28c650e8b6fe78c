import * as z from 'zod/mini'
import { attemptLimits, lengths } from '../limits.ts'
import { countryNameOf } from '../places/countries.ts'
import { emailPattern } from '../rules/email-pattern.ts'
import { isPhoneNumber, phoneNumberFault } from '../rules/phone.ts'
import { attempt } from './attempt.ts'
import { quizType } from './quiz.ts'
import { sessionAccess } from './session.ts'
import { count, id, dateTime, link, text } from './text.ts'

/** Messages between the learner's page and the services before an attempt. Durations in seconds, date-times in UTC. */

/** A text that is not empty. */
const filled = (max: number) => text(max).check(z.trim(), z.minLength(1))

/** A country gets its English name however it is written: "pk" is Pakistan. What is no country stays as it is. */
const country = filled(attemptLimits.nameLength).check(z.overwrite(countryNameOf))

const emailAddress = text(lengths.email).check(
  z.trim(),
  z.regex(emailPattern, 'must be an e-mail address like name@example.org'),
)

/** Who takes a quiz, as they say themselves. */
export const studentDetails = z.strictObject({
  full_name: filled(attemptLimits.nameLength),
  email: emailAddress,
  phone: filled(attemptLimits.phoneLength).check(
    z.refine(isPhoneNumber, { error: ({ input }) => phoneNumberFault(String(input)) ?? '' }),
  ),
  city: filled(attemptLimits.nameLength),
  country,
  university: filled(attemptLimits.nameLength),
})
export type StudentDetails = z.infer<typeof studentDetails>

/** Which cities to suggest to a student of this country. */
export const citiesQuery = z.strictObject({ country })
export const suggestedCities = z.strictObject({ cities: z.array(text(attemptLimits.nameLength)) })

/**
 * A quiz before an attempt starts. `closed` is the reason why it cannot be started now, or null; `now` is the
 * services' clock, so that a page can count down to the start.
 */
export const announcement = z.strictObject({
  quiz_id: id,
  session_id: id,
  name: text(lengths.name),
  description: text(lengths.description),
  quiz_type: quizType,
  session_name: text(lengths.name),
  start_time: dateTime,
  end_time: dateTime,
  question_count: count,
  total_marks: z.number(),
  duration: count,
  passing_percentage: z.number(),
  result_delay_in_hours: count,
  is_direct_check: z.boolean(),
  closed: z.nullable(z.string()),
  state: z.enum(['not_begun', 'open', 'over']),
  now: dateTime,
  /** Who may take it, what it asks of them, and how many attempts each of them has; null is any number. */
  access: sessionAccess,
  asks_access_code: z.boolean(),
  attempts_allowed: z.nullable(count),
})
export type Announcement = z.infer<typeof announcement>

/**
 * `browser_token` is a secret made by the browser. It distinguishes a returning student from somebody who only
 * enters the same details. A session that anyone may take asks for `student`. One that asks for a confirmed
 * e-mail address takes the header `authorization` with the student's token instead, and `full_name` the first
 * time, and where they are, if they say so. `access_code` is asked for where the announcement says so.
 * `attempt_token` is a secret made by the browser for the attempt: sent again by it, it begins no second one.
 */
export const startAttemptBody = z.strictObject({
  session_id: id,
  student: z.optional(studentDetails),
  full_name: z.optional(filled(attemptLimits.nameLength)),
  country: z.optional(country),
  city: z.optional(filled(attemptLimits.nameLength)),
  access_code: z.optional(text(lengths.name)),
  browser_token: z.optional(text(lengths.token).check(z.minLength(32))),
  attempt_token: z.optional(text(lengths.token).check(z.minLength(32))),
})
export type StartAttemptBody = z.infer<typeof startAttemptBody>

/**
 * `token` authorizes the student for this attempt. Only this response contains it. `continued`: the student had
 * begun it before, maybe on another device; `token` is then the student's own. `attempt` is what reading it would
 * answer: on a slow network the first question is there a round trip earlier.
 */
export const startedAttempt = z.strictObject({
  attempt_id: id,
  token: text(lengths.token),
  session_id: id,
  number: count,
  continued: z.boolean(),
  attempt,
})
export type StartedAttempt = z.infer<typeof startedAttempt>

/** Asks for a mail with a code. Whether the address is known changes nothing in the response. */
export const requestCodeBody = z.strictObject({ session_id: id, email: emailAddress })

/** `confirmation_token` goes with the code that was sent: the code holds in this browser only. */
export const requestedCode = z.strictObject({
  confirmation_token: text(lengths.token),
  expires_at: dateTime,
  now: dateTime,
})
export type RequestedCode = z.infer<typeof requestedCode>

/**
 * `outbox`: no mail server is set up, and the mail lies where the operator finds it. `outbox_url` is told to a
 * browser on the services' own machine only.
 */
export const codeMail = z.strictObject({
  state: z.enum(['waiting', 'sent', 'delayed', 'outbox']),
  outbox_url: z.nullable(link),
})
export type CodeMail = z.infer<typeof codeMail>

/** `secret` is the part of a personal link after the #, which browsers send to nobody. */
export const openLinkBody = z.strictObject({ session_id: id, secret: text(lengths.token) })

export const confirmCodeBody = z.strictObject({ code: text(lengths.name).check(z.trim(), z.minLength(1)) })

/** A student whom the instructor knows. The name is empty until the first attempt. */
const knownStudent = z.strictObject({ full_name: text(lengths.name), email: text(lengths.email) })

/** `token` authorizes the browser as this student until it expires. */
export const confirmedStudent = z.strictObject({ token: text(lengths.token), student: knownStudent })
export type ConfirmedStudent = z.infer<typeof confirmedStudent>

/** An attempt of the student who asks. `is_here`: it was begun by the same link. */
export const ownAttempt = z.strictObject({
  attempt_id: id,
  session_id: id,
  name: text(lengths.name),
  session_name: text(lengths.name),
  number: count,
  started_at: dateTime,
  due_at: dateTime,
  submitted_at: z.nullable(dateTime),
  is_here: z.boolean(),
})
export type OwnAttempt = z.infer<typeof ownAttempt>

/** Who the student is, and their attempts with this instructor, newest first. */
export const ownAttempts = z.strictObject({
  student: knownStudent,
  attempts: z.array(ownAttempt),
  attempts_left: z.nullable(count),
  /** Of this student, who may have a code of their own; and their extra time in per cent of the quiz's time. */
  asks_access_code: z.boolean(),
  extra_time: count,
  /** Nobody said yet where the student is: the first attempt asks, and takes no answer for one. */
  asks_place: z.boolean(),
})
export type OwnAttempts = z.infer<typeof ownAttempts>
