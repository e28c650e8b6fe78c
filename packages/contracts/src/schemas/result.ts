import * as z from 'zod/mini'
import { allowance } from './allowance.ts'
import { percentage, resultFields } from './listed-result.ts'
import { daqQuestion } from './descriptive-answer.ts'
import { attemptLimits, lengths } from '@quizwright/domain/limits.ts'
import { question } from '@quizwright/domain/schemas/question.ts'
import { response } from '@quizwright/domain/schemas/response.ts'
import { tagType } from '@quizwright/domain/schemas/tag.ts'
import { count, id, dateTime, tex, text } from '@quizwright/domain/schemas/text.ts'

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

/** One attempt of one student with its questions. */
export const result = z.looseObject({
  ...resultFields,
  questions: z.array(resultQuestion),
  /** How many answers are left out, because other markers mark them. */
  answers_of_others: z.optional(count),
  /** Whether its student has seen it. Only of single results with descriptive answers. */
  is_delivered: z.optional(z.boolean()),
  /** The attempts of this student in the session. Only read for a single result. */
  allowance: z.optional(allowance),
})
export type Result = z.infer<typeof result>

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
