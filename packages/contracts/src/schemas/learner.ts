import * as z from 'zod/mini'
import { attemptLimits, lengths, limits } from '../limits.ts'
import { grades } from '../rules/grade.ts'
import { difficulty } from './question.ts'
import { quizType } from './quiz.ts'
import { reportCategories } from '../rules/report-categories.ts'
import { classResult } from './result.ts'
import { count, id, link, dateTime, tex, text } from './text.ts'

/**
 * What the learner's page and the services say to each other. Times in seconds, moments in UTC; nothing of an
 * instructor is in it.
 */

const filled = (max: number) => text(max).check(z.trim(), z.minLength(1))

/** Who takes a quiz. The same e-mail address is the same student. */
export const studentDetails = z.strictObject({
  full_name: filled(attemptLimits.nameLength),
  email: text(lengths.email).check(
    z.trim(),
    z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'must be an e-mail address'),
  ),
  phone: filled(attemptLimits.phoneLength),
  city: filled(attemptLimits.nameLength),
  country: filled(attemptLimits.nameLength),
  university: filled(attemptLimits.nameLength),
})
export type StudentDetails = z.infer<typeof studentDetails>

/** A quiz as it is announced before it is begun. `closed` says why it can't be begun now. */
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
})
export type Announcement = z.infer<typeof announcement>

/**
 * `browser_token` is a secret that a browser made for itself: it tells who comes back from who merely types
 * the same e-mail address.
 */
export const startAttemptBody = z.strictObject({
  session_id: id,
  student: studentDetails,
  browser_token: z.optional(text(lengths.token).check(z.minLength(32))),
})
export type StartAttemptBody = z.infer<typeof startAttemptBody>

/** The token is the learner's authority over the attempt; it is told once, here. */
export const startedAttempt = z.strictObject({
  attempt_id: id,
  token: text(lengths.token),
  session_id: id,
  number: count,
})
export type StartedAttempt = z.infer<typeof startedAttempt>

const said = { text: text(lengths.question), equation: tex, image_url: link }
const attemptOption = z.strictObject(said)

/** A question as it is asked: nothing in it tells the answer. */
export const attemptQuestion = z.strictObject({
  question_id: id,
  question_no: count,
  ...said,
  topic: text(lengths.name),
  section: text(lengths.name),
  paragraph: text(lengths.paragraph),
  total_marks: z.number(),
  difficulty_level: difficulty,
  options: z.array(attemptOption),
  takes_many: z.boolean(),
})
export type AttemptQuestion = z.infer<typeof attemptQuestion>

const selected = z
  .array(z.int().check(z.minimum(0), z.maximum(limits.maxOptions - 1)))
  .check(z.maxLength(limits.maxOptions))

/** What a student has answered so far. `time_spent` counts the seconds the question was open in all. */
export const givenAnswer = z.strictObject({
  question_id: id,
  selected,
  answer: text(attemptLimits.answerLength),
  is_marked: z.boolean(),
  time_spent: z.number().check(z.minimum(0), z.maximum(attemptLimits.maxSeconds)),
})
export type GivenAnswer = z.infer<typeof givenAnswer>

/** What a checked answer turned out to be. `correct` holds the places of the correct options, from 0. */
export const solution = z.strictObject({
  is_correct: z.boolean(),
  correct: z.array(count),
  text: text(lengths.question),
  equation: tex,
  image_url: link,
})
export type Solution = z.infer<typeof solution>

export const savedAnswer = z.strictObject({
  ...givenAnswer.shape,
  uploaded_images: z.array(link),
  solution: z.nullable(solution),
})
export type SavedAnswer = z.infer<typeof savedAnswer>

/** An attempt under way, or handed in (`submitted_at`). `now` lets the page's clock follow ours. */
export const attempt = z.strictObject({
  attempt_id: id,
  quiz_id: id,
  session_id: id,
  name: text(lengths.name),
  quiz_type: quizType,
  number: count,
  is_direct_check: z.boolean(),
  started_at: dateTime,
  due_at: dateTime,
  submitted_at: z.nullable(dateTime),
  now: dateTime,
  questions: z.array(attemptQuestion),
  answers: z.array(savedAnswer),
})
export type Attempt = z.infer<typeof attempt>

export const saveAnswersBody = z.strictObject({
  answers: z.array(givenAnswer).check(z.maxLength(attemptLimits.answersPerCall)),
})
export const saveAnswersResult = z.strictObject({ saved: count, due_at: dateTime, now: dateTime })

export const reportIssueBody = z.strictObject({
  question_id: id,
  category: z.enum(reportCategories),
  description: text(attemptLimits.reportLength),
})

/** What came of an issue that this student reported. */
export const studentReport = z.strictObject({
  question_id: id,
  category: z.string(),
  description: z.string(),
  closing_note: z.nullable(z.string()),
  is_closed: z.boolean(),
})

const reviewed = z.strictObject({
  ...attemptQuestion.shape,
  selected,
  answer: text(attemptLimits.answerLength),
  uploaded_images: z.array(link),
  is_skipped: z.boolean(),
  obtained_marks: z.number(),
  solution,
  evaluation: z.nullable(z.string()),
})
export type ReviewedQuestion = z.infer<typeof reviewed>

const topic = z.strictObject({
  name: text(lengths.tag),
  score_percentage: z.number(),
  class_percentage: z.nullable(z.number()),
})

/** The result as its student sees it. `class` is what all in this session did on average and at best. */
export const studentResult = z.strictObject({
  obtained_marks: z.number(),
  total_marks: z.number(),
  correct_percentage: z.number(),
  grade: z.enum(grades),
  is_passed: z.boolean(),
  passing_percentage: z.number(),
  time_spent: z.number(),
  correct_count: count,
  incorrect_count: count,
  skipped_count: count,
  class: classResult,
  topics: z.array(topic),
  videos: z.array(
    z.strictObject({ name: text(lengths.name), link: text(lengths.link), question_numbers: z.array(count) }),
  ),
  questions: z.array(reviewed),
  reports: z.array(studentReport),
})
export type StudentResult = z.infer<typeof studentResult>

/** `delayed` until `available_at`, `grading` while descriptive answers are being marked. */
export const attemptResult = z.strictObject({
  state: z.enum(['delayed', 'grading', 'ready']),
  attempt_id: id,
  name: text(lengths.name),
  number: count,
  submitted_at: dateTime,
  available_at: z.nullable(dateTime),
  now: dateTime,
  result: z.nullable(studentResult),
})
export type AttemptResult = z.infer<typeof attemptResult>

/** A film of a course with the quizzes that pop up in it. */
export const courseVideo = z.strictObject({
  id,
  name: text(lengths.name),
  link: text(lengths.link),
  points: z.array(
    z.strictObject({
      quiz_id: id,
      session_id: id,
      name: text(lengths.name),
      time: z.number(),
      is_skippable: z.boolean(),
      closed: z.nullable(z.string()),
    }),
  ),
})
export type CourseVideo = z.infer<typeof courseVideo>
