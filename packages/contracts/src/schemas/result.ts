import * as z from 'zod/mini'
import { lengths } from '../limits.ts'
import { question } from './question.ts'
import { quizType } from './quiz.ts'
import { count, id, link, dateTime, text } from './text.ts'

const share = z.number().check(z.minimum(0), z.maximum(100))

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
})
export type Student = z.infer<typeof student>

/** One question of a result. `result` says whether the answer was right. Times in seconds. */
export const resultQuestion = z.looseObject({
  question_id: id,
  result: z.boolean(),
  skipped: z.boolean(),
  tags: z.array(z.looseObject({ tag_name: text(lengths.tag) })),
  related_video: z.optional(
    z.nullable(
      z.looseObject({ name: text(lengths.name), index_url: text(lengths.link), module_no: count, id }),
    ),
  ),
  time_spent: z.optional(z.number()),
  marked: z.optional(z.boolean()),
  selected: z.optional(z.array(count)),
  question: z.optional(question),
})
export type ResultQuestion = z.infer<typeof resultQuestion>

/**
 * One attempt of one student. `result` is the pass flag; `marks_obtained` and `obtained_marks` are the same
 * value.
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
  marks_obtained: z.number(),
  obtained_marks: z.number(),
  total_marks: z.number(),
  correct_percentage: share,
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
})
export type Result = z.infer<typeof result>

/**
 * One line of the results list: a result without its questions. One that is `being_graded` has no marks yet;
 * its figures are 0.
 */
export const listedResult = z.looseObject({
  ...result.shape,
  questions: z.optional(z.array(resultQuestion)),
  being_graded: z.optional(z.boolean()),
})
export type ListedResult = z.infer<typeof listedResult>

/** Figures of one question over the counted attempts. Times in seconds. */
export const questionStats = z.looseObject({
  question_id: id,
  correct_count: count,
  incorrect_count: count,
  skippedCount: count,
  markedCount: count,
  averageTime: z.nullable(z.number()),
  bestTime: z.nullable(z.number()),
  correctCount: count,
  totalTime: z.number(),
  skipped_count: count,
})
export const questionStatsById = z.record(id, questionStats)

/** What the class did: the bars and the table beside a single result. */
const performance = z.looseObject({
  correct: z.number(),
  incorrect: z.number(),
  skipped: z.number(),
  averageTime: z.number(),
  totalTime: z.number(),
  percentage: z.number(),
})
/** Counts of questions, `averageTime` a question and `totalTime` in seconds, the score in percent. */
export type Performance = z.infer<typeof performance>
export const classResult = z.looseObject({ average: performance, best: performance })
export type ClassResult = z.infer<typeof classResult>

/**
 * One question of a descriptive result. `obtained_marks` is the mark that counts: the instructor's where
 * there is one, else the model's. `model` names who graded it, `unsure` says that a person should look at it.
 */
export const daqQuestion = z.looseObject({
  _id: id,
  time_spent: z.number(),
  total_marks: z.number(),
  obtained_marks: z.optional(z.number()),
  skipped: z.optional(z.boolean()),
  ai_result: z.nullable(
    z.looseObject({
      marks_obtained: z.number(),
      evaluation_result: z.string(),
      model: z.optional(z.string()),
      unsure: z.optional(z.boolean()),
    }),
  ),
  instructor_updated_evaluation: z.nullable(z.string()),
  instructor_marks: z.optional(z.nullable(z.number())),
  uploaded_images: z.array(link),
  answer: z.string(),
  question: z.optional(z.string()),
  question_no: z.optional(count),
})
export type DaqQuestion = z.infer<typeof daqQuestion>
export const daqResult = z.looseObject({
  ...listedResult.shape,
  is_delivered: z.boolean(),
  questions: z.array(daqQuestion),
})
export type DaqResult = z.infer<typeof daqResult>

/**
 * How far the model's marks and an instructor's agree on one question, over the answers that an instructor
 * judged. `exact` is the share in percent that got the same mark, `mean_difference` the instructor's mark
 * less the model's; null where there is nothing to compute it from.
 */
export const gradingAgreement = z.looseObject({
  question_id: id,
  count,
  exact: z.nullable(share),
  mean_difference: z.nullable(z.number()),
  correlation: z.nullable(z.number().check(z.minimum(-1), z.maximum(1))),
})
export type GradingAgreement = z.infer<typeof gradingAgreement>

/**
 * One attempt beside its class. Scores are marks; `created_at` and the names below say which attempt it was.
 */
export const trend = z.looseObject({
  classAveragePercentage: z.number(),
  classAverageScore: z.number(),
  yourAverageScore: z.number(),
  yourAveragePercentage: z.optional(z.number()),
  result_id: z.optional(id),
  quiz_name: z.optional(text(lengths.name)),
  created_at: z.optional(dateTime),
})
export type Trend = z.infer<typeof trend>

export const topicStrength = z.looseObject({
  name: text(lengths.tag),
  score_percentage: z.number(),
  average: z.optional(z.number()),
})

/** `incorect_percetntage` is the wire's spelling. */
export const toughQuestion = z.looseObject({
  question_id: id,
  question_no: count,
  question: z.string(),
  incorect_percetntage: share,
  skipped_count: count,
  correct_percentage: share,
})

export const quickSearchKeys = ['userName', 'instituteName', 'userEmail'] as const
