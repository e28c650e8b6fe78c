import * as z from 'zod/mini'
import { lengths } from '@quizwright/domain/limits.ts'
import { lateCounts } from '@quizwright/domain/schemas/late-answer.ts'
import { quizType } from '@quizwright/domain/schemas/quiz.ts'
import { resultCorrection } from '@quizwright/domain/schemas/result-correction.ts'
import { count, id, dateTime, text } from '@quizwright/domain/schemas/text.ts'

/** A percentage from 0 to 100. */
export const percentage = z.number().check(z.minimum(0), z.maximum(100))

/**
 * The student of a result. `is_confirmed`: the student had confirmed the e-mail address or opened a personal link.
 * Otherwise the identity was only typed.
 */
export const student = z.looseObject({
  id,
  full_name: text(lengths.name),
  email: text(lengths.email),
  phone: text(lengths.name),
  uid: id,
  uid_phone: text(lengths.name),
  city: text(lengths.name),
  university: text(lengths.name),
  created_at: dateTime,
  is_confirmed: z.optional(z.boolean()),
})
export type Student = z.infer<typeof student>

/** What both a row of the list and a single result have. */
export const resultFields = {
  _id: id,
  user: student,
  user_id: id,
  quiz: z.looseObject({
    _id: id,
    name: text(lengths.name),
    quiz_type: z.optional(quizType),
    passing_percentage: z.optional(z.number()),
  }),
  quiz_id: id,
  session_id: id,
  attempt_number: z.optional(count),
  session_name: z.optional(text(lengths.name)),
  marks_obtained: z.nullable(z.number()),
  obtained_marks: z.nullable(z.number()),
  total_marks: z.number(),
  correct_percentage: percentage,
  correct_count: count,
  incorrect_count: count,
  skipped_count: count,
  skipped_questions: z.array(id),
  marked_questions: z.array(id),
  time_spent: z.number(),
  result: z.boolean(),
  country: text(lengths.name),
  created_at: dateTime,
  corrections: z.optional(z.array(resultCorrection)),
  being_graded: z.optional(z.boolean()),
  question_count: z.optional(count),
  to_mark: z.optional(count),
  /** The answers that came too late to count, if there are any. */
  late_answers: z.optional(lateCounts),
}

/**
 * A row of the results list: an attempt of a student without its questions. `result` is the pass flag. `marks_obtained`
 * and `obtained_marks` are equal, and null while the result is `being_graded`; its other figures are 0 then. `to_mark`
 * is the number of answers that wait for the instructor, with or without a suggestion. `question_count` is the number
 * of its questions.
 */
export const listedResult = z.looseObject({
  ...resultFields,
  /** Other students of the quiz whose addresses lead to the same mailbox: maybe one person. */
  same_mailbox: z.optional(
    z.array(z.looseObject({ full_name: text(lengths.name), email: text(lengths.email) })),
  ),
})
export type ListedResult = z.infer<typeof listedResult>

export const quickSearchKeys = ['userName', 'instituteName', 'userEmail'] as const
