import * as z from 'zod/mini'
import { allowance } from './allowance.ts'
import { daqQuestion } from './descriptive-answer.ts'
import { attemptLimits, lengths } from '@quizwright/domain/limits.ts'
import { resultCorrection } from '@quizwright/domain/schemas/correction.ts'
import { lateCounts } from '@quizwright/domain/schemas/late-answer.ts'
import { question } from '@quizwright/domain/schemas/question.ts'
import { quizType } from '@quizwright/domain/schemas/quiz.ts'
import { response } from '@quizwright/domain/schemas/response.ts'
import { tagType } from '@quizwright/domain/schemas/tag.ts'
import { count, id, dateTime, tex, text } from '@quizwright/domain/schemas/text.ts'

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

/** One question of a result. `result` is true for a correct answer. Times are in seconds. */
export const resultQuestion = z.looseObject({
  question_id: id,
  question_no: z.optional(count),
  result: z.boolean(),
  skipped: z.boolean(),
  /** False if a correction excludes the question from the marks. */
  counts: z.optional(z.boolean()),
  obtained_marks: z.optional(z.number()),
  /** The share of the marks, from 0 to 1, of an answer that is partly right. */
  credit: z.optional(z.number()),
  tags: z.array(z.looseObject({ tag_name: text(lengths.tag), tag_type: z.optional(tagType) })),
  related_video: z.optional(
    z.nullable(
      z.looseObject({ name: text(lengths.name), index_url: text(lengths.link), module_no: count, id }),
    ),
  ),
  time_spent: z.optional(z.number()),
  marked: z.optional(z.boolean()),
  selected: z.optional(z.array(count)),
  /** What was typed, if the question has no options. */
  answer: z.optional(text(attemptLimits.answerLength)),
  response: z.optional(response),
  /** Of a descriptive question beside others: the answer with what it is marked by, as in a descriptive result. */
  descriptive: z.optional(daqQuestion),
  question: z.optional(question),
})
export type ResultQuestion = z.infer<typeof resultQuestion>

/**
 * One attempt of one student. `result` is the pass flag. `marks_obtained` and `obtained_marks` are equal, and null
 * while the result is `being_graded`.
 */
export const result = z.looseObject({
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
  questions: z.array(resultQuestion),
  /** How many answers are left out, because other markers mark them. */
  answers_of_others: z.optional(count),
  corrections: z.optional(z.array(resultCorrection)),
  being_graded: z.optional(z.boolean()),
  question_count: z.optional(count),
  to_mark: z.optional(count),
  /** Whether its student has seen it. Only of single results with descriptive answers. */
  is_delivered: z.optional(z.boolean()),
  /** The attempts of this student in the session. Only read for a single result. */
  allowance: z.optional(allowance),
  /** The answers that came too late to count, if there are any. */
  late_answers: z.optional(lateCounts),
})
export type Result = z.infer<typeof result>

/**
 * A row of the results list: a result without its questions. While it is `being_graded` its marks are null and its
 * other figures 0. `to_mark` is the number of answers that wait for the instructor, with or without a suggestion.
 * `question_count` is the number of its questions.
 */
export const listedResult = z.looseObject({
  ...result.shape,
  questions: z.optional(z.array(resultQuestion)),
  /** Other students of the quiz whose addresses lead to the same mailbox: maybe one person. */
  same_mailbox: z.optional(
    z.array(z.looseObject({ full_name: text(lengths.name), email: text(lengths.email) })),
  ),
})
export type ListedResult = z.infer<typeof listedResult>

/** One attempt compared with its class. Scores are in marks. */
export const trend = z.looseObject({
  classAveragePercentage: z.number(),
  classAverageScore: z.number(),
  yourAverageScore: z.number(),
  yourAveragePercentage: z.optional(z.number()),
  result_id: z.optional(id),
  session_id: z.optional(id),
  name: z.optional(text(lengths.name)),
  quiz_name: z.optional(text(lengths.name)),
  created_at: z.optional(dateTime),
})
export type Trend = z.infer<typeof trend>

export const topicStrength = z.looseObject({
  name: text(lengths.tag),
  score_percentage: z.number(),
  average: z.optional(z.number()),
  answers: z.optional(count),
})

/** The wire spells `incorect_percetntage` like this. */
export const toughQuestion = z.looseObject({
  question_id: id,
  question_no: count,
  question: z.string(),
  /** What `question` repeats where the question is a formula without words. */
  equation: z.optional(tex),
  incorect_percetntage: percentage,
  skipped_count: count,
  correct_percentage: percentage,
})

export const quickSearchKeys = ['userName', 'instituteName', 'userEmail'] as const
