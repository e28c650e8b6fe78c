import * as z from 'zod/mini'
import { attemptLimits, lengths } from '../limits.ts'
import { countryNameOf } from '../places/countries.ts'
import { isPhoneNumber, notPhoneNumberText } from '../rules/phone.ts'
import { quizType } from './quiz.ts'
import { count, id, dateTime, text } from './text.ts'

/** Messages between the learner's page and the services before an attempt. Durations in seconds, date-times in UTC. */

/** A text that is not empty. */
const filled = (max: number) => text(max).check(z.trim(), z.minLength(1))

/** A country gets its English name however it is written: "pk" is Pakistan. What is no country stays as it is. */
const country = filled(attemptLimits.nameLength).check(z.overwrite(countryNameOf))

/** Who takes a quiz. The same e-mail address is the same student. */
export const studentDetails = z.strictObject({
  full_name: filled(attemptLimits.nameLength),
  email: text(lengths.email).check(
    z.trim(),
    z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'must be an e-mail address'),
  ),
  phone: filled(attemptLimits.phoneLength).check(z.refine(isPhoneNumber, notPhoneNumberText)),
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
})
export type Announcement = z.infer<typeof announcement>

/**
 * `browser_token` is a secret made by the browser. It distinguishes a returning student from somebody who only
 * enters the same e-mail address.
 */
export const startAttemptBody = z.strictObject({
  session_id: id,
  student: studentDetails,
  browser_token: z.optional(text(lengths.token).check(z.minLength(32))),
})
export type StartAttemptBody = z.infer<typeof startAttemptBody>

/** `token` authorizes the student for this attempt. Only this response contains it. */
export const startedAttempt = z.strictObject({
  attempt_id: id,
  token: text(lengths.token),
  session_id: id,
  number: count,
})
export type StartedAttempt = z.infer<typeof startedAttempt>
