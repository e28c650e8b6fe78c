import * as z from 'zod/mini'
import { lengths } from '../limits.ts'
import { questionContent } from './question.ts'
import { keptDetails } from './quiz.ts'
import { count, dateTime, id, text } from './text.ts'

/** The parts of a question that the history names. */
export const changedParts = [
  'question',
  'options',
  'key',
  'solution',
  'feedback',
  'tags',
  'weightage',
  'difficulty',
  'section',
  'video',
  'ai',
  'translations',
] as const
export type ChangedPart = (typeof changedParts)[number]

const change = {
  at: dateTime,
  /** Empty for somebody who is unknown here. */
  by: text(lengths.name),
  change: z.enum(['added', 'changed', 'removed']),
  means: z.enum(['save', 'ai', 'correction']),
  parts: z.array(z.enum(changedParts)),
  version: count,
}

/** A change of a question. `question_no` is its number in the version that was asked for; null if it has none there. */
export const quizChange = z.looseObject({
  ...change,
  question_id: id,
  question_no: z.nullable(count),
  about: text(lengths.question),
})
export type QuizChange = z.infer<typeof quizChange>

/** A change of one question, with its content afterwards; null where it was removed. */
export const questionChange = z.looseObject({ ...change, content: z.nullable(questionContent) })
export type QuestionChange = z.infer<typeof questionChange>

/** A change of a version's details: of those that changed, what they were before and after. */
export const detailsChange = z.looseObject({
  _id: id,
  at: dateTime,
  /** Empty for somebody who is unknown here. */
  by: text(lengths.name),
  before: keptDetails,
  after: keptDetails,
  /** What the ids in both are called, as of then: of places, tags and faculties. */
  names: z.optional(z.record(z.string(), text(lengths.name))),
})
export type DetailsChange = z.infer<typeof detailsChange>
