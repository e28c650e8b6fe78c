import * as z from 'zod/mini'
import { lengths } from '../limits.ts'
import { question } from './question.ts'
import { count, id, link, moment, text } from './text.ts'

const share = z.number().check(z.minimum(0), z.maximum(100))

export const student = z.looseObject({
  id, full_name: text(lengths.name), email: text(lengths.email), phone: text(lengths.name), uid: id, uid_phone: text(lengths.name),
  city: text(lengths.name), university: text(lengths.name), created_at: moment,
})
export type Student = z.infer<typeof student>

/** One question of a result. `result` says whether the answer was right. Times in seconds. */
export const resultQuestion = z.looseObject({
  question_id: id, result: z.boolean(), skipped: z.boolean(), tags: z.array(z.looseObject({ tag_name: text(lengths.tag) })),
  related_video: z.optional(z.nullable(z.looseObject({ name: text(lengths.name), index_url: text(lengths.link), module_no: count, id }))),
  time_spent: z.optional(z.number()), marked: z.optional(z.boolean()), selected: z.optional(z.array(count)), question: z.optional(question),
})

/** One attempt of one student. `result` is the pass flag; `marks_obtained` and `obtained_marks` are the same value. */
export const result = z.looseObject({
  _id: id, user: student, user_id: id, quiz: z.looseObject({ _id: id, name: text(lengths.name) }), quiz_id: id, session_id: id,
  marks_obtained: z.number(), obtained_marks: z.number(), total_marks: z.number(), correct_percentage: share,
  correct_count: count, incorrect_count: count, skipped_count: count, skipped_questions: z.array(id), marked_questions: z.array(id),
  time_spent: z.number(), result: z.boolean(), country: text(lengths.name), created_at: moment, questions: z.array(resultQuestion),
})
export type Result = z.infer<typeof result>

/** One line of the results list: a result without its questions. */
export const listedResult = z.looseObject({ ...result.shape, questions: z.optional(z.array(resultQuestion)) })
export type ListedResult = z.infer<typeof listedResult>

/** Figures of one question over the counted attempts. Times in seconds. */
export const questionStats = z.looseObject({
  question_id: id, correct_count: count, incorrect_count: count, skippedCount: count, markedCount: count,
  averageTime: z.nullable(z.number()), bestTime: z.nullable(z.number()), correctCount: count, totalTime: z.number(), skipped_count: count,
})
export const questionStatsById = z.record(id, questionStats)

/** What the class did: the bars and the table beside a single result. */
export const classResult = z.looseObject({
  average: z.looseObject({ correct: z.number(), incorrect: z.number(), skipped: z.number(), averageTime: z.number(), totalTime: z.number(), percentage: z.number() }),
  best: z.looseObject({ correct: z.number(), incorrect: z.number(), skipped: z.number(), averageTime: z.number(), totalTime: z.number(), percentage: z.number() }),
})

export const daqQuestion = z.looseObject({
  _id: id, time_spent: z.number(), total_marks: z.number(),
  ai_result: z.nullable(z.looseObject({ marks_obtained: z.number(), evaluation_result: z.string() })),
  instructor_updated_evaluation: z.nullable(z.string()), uploaded_images: z.array(link), answer: z.string(), question: z.optional(z.string()),
})
export const daqResult = z.looseObject({ ...listedResult.shape, is_delivered: z.boolean(), questions: z.array(daqQuestion) })

export const trend = z.looseObject({ classAveragePercentage: z.number(), classAverageScore: z.number(), yourAverageScore: z.number() })

export const topicStrength = z.looseObject({ name: text(lengths.tag), score_percentage: z.number(), average: z.optional(z.number()) })

/** `incorect_percetntage` is the wire's spelling. */
export const toughQuestion = z.looseObject({
  question_id: id, question_no: count, question: z.string(), incorect_percetntage: share, skipped_count: count, correct_percentage: share,
})

export const quickSearchKeys = ['userName', 'instituteName', 'userEmail'] as const
