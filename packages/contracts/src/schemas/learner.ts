import * as z from 'zod/mini'
import { arrangement } from '@quizwright/domain/arrangement/schema.ts'
import { attemptLimits, lengths } from '@quizwright/domain/limits.ts'
import { countryNameOf } from '@quizwright/domain/places/countries.ts'
import { emailPattern } from '@quizwright/domain/rules/email-pattern.ts'
import { isPhoneNumber, phoneNumberFault } from '@quizwright/domain/rules/phone.ts'
import { ownAllowance } from './allowance.ts'
import { attempt } from '@quizwright/domain/schemas/attempt.ts'
import { quizType } from '@quizwright/domain/schemas/quiz.ts'
import { pageLanguageTag } from '@quizwright/domain/schemas/language.ts'
import { sessionAccess } from '@quizwright/domain/schemas/session.ts'
import { count, id, dateTime, link, text } from '@quizwright/domain/schemas/text.ts'

/**
 * Messages between the learner's page and the services before an attempt. Durations are in seconds, date-times in
 * UTC.
 */

/** A text that is not empty. */
const filled = (max: number) => text(max).check(z.trim(), z.minLength(1))

/** A country. Every known spelling is replaced by the English name ("pk" becomes Pakistan). Other texts are kept. */
const country = filled(attemptLimits.nameLength).check(z.overwrite(countryNameOf))

const emailAddress = text(lengths.email).check(
  z.trim(),
  z.regex(emailPattern, 'must be an e-mail address like name@example.org'),
)

/** What students say about themselves before an attempt. */
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

export const citiesQuery = z.strictObject({ country })
export const suggestedCities = z.strictObject({ cities: z.array(text(attemptLimits.nameLength)) })

/**
 * A quiz before an attempt. `closed` says why it cannot be started now, or is null. `now` is the time of the
 * services, so that the page can count down to the start.
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
  /** Whether a person marks some of the answers. In a daq quiz a person marks all of them, and this is absent. */
  some_in_words: z.optional(z.boolean()),
  /** How papers differ, and the rules that students must know before they begin. Absent if there are none. */
  arrangement: z.optional(arrangement),
  closed: z.nullable(z.string()),
  state: z.enum(['not_begun', 'open', 'over']),
  now: dateTime,
  /** Who may take the quiz, what they must provide, and the number of attempts per student (null for unlimited). */
  access: sessionAccess,
  asks_access_code: z.boolean(),
  attempts_allowed: z.nullable(count),
  /** Whether the video in which the quiz pops up goes on only when it is passed; then further attempts are allowed. */
  must_be_passed: z.boolean(),
  /** Whether students use the same devices one after the other. */
  shared_devices: z.boolean(),
  /** The language that the instructor chose for the students' page. */
  language: z.optional(pageLanguageTag),
})
export type Announcement = z.infer<typeof announcement>

/**
 * The student's credentials depend on the session's access. If anyone may take it, `student` and `browser_token` are
 * required: the token is a secret of the browser and distinguishes a returning student from somebody with the same
 * details. If a confirmed e-mail address is required, the header `authorization` carries the student's token, and
 * the first attempt adds `full_name` and, optionally, the place. `access_code` is required if the announcement says
 * so. `attempt_token` is a secret of this attempt: repeating the call with it does not begin a second attempt.
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
 * `token` authorizes the student for this attempt. Only this response contains it. `continued`: the student has
 * begun the attempt before, maybe on another device, and `token` is the student's own. `attempt` saves the round
 * trip of reading it, which matters on slow networks.
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

/** The place in line of a student whose attempt has not begun yet, from 1. Null if it is beginning, or nobody knows. */
export const startPlace = z.strictObject({ place: z.nullable(count) })
export type StartPlace = z.infer<typeof startPlace>

/**
 * Requests a mail with a code. The response does not reveal whether the address is known. `language` is that of the
 * student's page, if it is not English.
 */
export const requestCodeBody = z.strictObject({
  session_id: id,
  email: emailAddress,
  language: z.optional(pageLanguageTag),
})

/** `confirmation_token` belongs to the code that was sent: the code is valid only in this browser. */
export const requestedCode = z.strictObject({
  confirmation_token: text(lengths.token),
  expires_at: dateTime,
  now: dateTime,
})
export type RequestedCode = z.infer<typeof requestedCode>

/**
 * `outbox`: no mail server is set up, so the mail is in the outbox of the operator. `outbox_url` is sent only to
 * browsers on the services' own machine.
 */
export const codeMail = z.strictObject({
  state: z.enum(['waiting', 'sent', 'delayed', 'outbox']),
  outbox_url: z.nullable(link),
})
export type CodeMail = z.infer<typeof codeMail>

/** A secret of a browser, which distinguishes it from others. */
export const browserToken = text(lengths.token).check(z.minLength(32))

/**
 * `secret` is the part of a personal link after the #. Browsers do not send that part by themselves. `browser_token`
 * distinguishes devices, so that the instructor sees on how many the link was used.
 */
export const openLinkBody = z.strictObject({
  session_id: id,
  secret: text(lengths.token),
  browser_token: z.optional(browserToken),
})
export type OpenLinkBody = z.infer<typeof openLinkBody>

/** `ticket` is what a launch from a learning platform put behind the # of the address. */
export const openLaunchBody = z.strictObject({ session_id: id, ticket: text(lengths.token) })
export type OpenLaunchBody = z.infer<typeof openLaunchBody>

export const confirmCodeBody = z.strictObject({ code: text(lengths.name).check(z.trim(), z.minLength(1)) })

/** A student whom the instructor knows. The name is empty before the first attempt. */
const knownStudent = z.strictObject({ full_name: text(lengths.name), email: text(lengths.email) })

/** `token` authorizes the browser as this student until it expires. */
export const confirmedStudent = z.strictObject({ token: text(lengths.token), student: knownStudent })
export type ConfirmedStudent = z.infer<typeof confirmedStudent>

/** An attempt of the calling student. `is_here`: it was begun through the same link. */
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

/** The calling student, and their attempts with this instructor, newest first. */
export const ownAttempts = z.strictObject({
  student: knownStudent,
  attempts: z.array(ownAttempt),
  attempts_left: z.nullable(count),
  more_attempts: z.optional(ownAllowance),
  /** Whether the student has passed the quiz of the link and may know it. */
  has_passed: z.boolean(),
  /** Whether this student has an access code of their own. */
  asks_access_code: z.boolean(),
  extra_time: count,
  /** Whether the first attempt should ask for the student's place. Answering is optional. */
  asks_place: z.boolean(),
})
export type OwnAttempts = z.infer<typeof ownAttempts>
