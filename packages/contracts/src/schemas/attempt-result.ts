import * as z from 'zod/mini'
import { attemptLimits, lengths } from '@quizwright/domain/limits.ts'
import { grades } from '@quizwright/domain/rules/grade.ts'
import { ownAllowance } from './allowance.ts'
import { classResult } from './class-result.ts'
import { resultCorrection } from '@quizwright/domain/schemas/result-correction.ts'
import { ownLateAnswers } from '@quizwright/domain/schemas/late-answer.ts'
import { count, id, link, dateTime, text } from '@quizwright/domain/schemas/text.ts'
import { response } from '@quizwright/domain/schemas/response.ts'
import { attemptQuestion, solution } from '@quizwright/domain/schemas/attempt.ts'
import { selected } from '@quizwright/domain/schemas/given-answer.ts'

/** An issue that the student reported, and how it was closed. */
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
  response: z.optional(response),
  uploaded_images: z.array(link),
  is_skipped: z.boolean(),
  obtained_marks: z.number(),
  solution,
  evaluation: z.nullable(z.string()),
  /** The sentences of an evaluation that the offline grader made, which the page says in its language. */
  evaluation_reasons: z.optional(z.array(z.string())),
})
export type ReviewedQuestion = z.infer<typeof reviewed>

const topic = z.strictObject({
  name: text(lengths.tag),
  score_percentage: z.number(),
  class_percentage: z.nullable(z.number()),
})

/** A result as its student sees it. `class` holds the average and the best result of the session. */
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
  corrections: z.array(resultCorrection),
  reports: z.array(studentReport),
})
export type StudentResult = z.infer<typeof studentResult>

/**
 * `delayed`: the result is available from `available_at` on. `waiting`: descriptive answers wait for the
 * instructor's marks; `waiting` says how many, where others are marked already. `attempts_left` is the number of
 * further attempts that the session allows, null for unlimited.
 * `ended_by` says who handed in: the student, the end of the student's own time, or an earlier end of the session.
 */
export const attemptResult = z.strictObject({
  state: z.enum(['delayed', 'waiting', 'ready']),
  attempt_id: id,
  name: text(lengths.name),
  student_name: text(lengths.name),
  number: count,
  session_name: text(lengths.name),
  submitted_at: dateTime,
  ended_by: z.enum(['student', 'time', 'session']),
  available_at: z.nullable(dateTime),
  waiting: z.optional(z.strictObject({ answers: count, questions: count })),
  now: dateTime,
  attempts_left: z.nullable(count),
  more_attempts: z.optional(ownAllowance),
  /** The answers that came too late to count, and what the instructor did with them. */
  late: ownLateAnswers,
  result: z.nullable(studentResult),
})
export type AttemptResult = z.infer<typeof attemptResult>
