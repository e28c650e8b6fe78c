import * as z from 'zod/mini'
import { arrangement } from '../arrangement/schema.ts'
import { lengths } from '../limits.ts'
import { contentLanguage } from './language.ts'
import { reportEntry, reportItem } from './report.ts'
import { count, id, dateTime, text } from './text.ts'

/** The platform also has the type `sat`, which is disabled everywhere. */
export const quizTypes = ['full', 'practice', 'pop', 'daq'] as const
export const quizType = z.enum(quizTypes)
export type QuizType = z.infer<typeof quizType>

export const aiModels = [
  'gpt-3.5',
  'gpt-4',
  'gpt_4_turbo',
  'openai_gpt_4o',
  'gemini-1.0-pro',
  'gemini-1.5-flash-preview-0514',
  'gemini-1.5-pro-preview-0409',
] as const
export const aiModel = z.enum(aiModels)
export const defaultAiModel = 'gpt-3.5' satisfies z.infer<typeof aiModel>

/** The models in the Run AI menu of the quiz list. */
export const runAiModels = ['azure-gpt-3.5-turbo', 'openai_gpt_4o'] as const

export const structureName = z.nullable(z.looseObject({ name: text(lengths.name) }))

/** A quiz in a response. `duration` is in seconds. A `result_delay_in_hours` of 0 shows results immediately. */
export const quiz = z.looseObject({
  _id: id,
  id,
  name: text(lengths.name),
  description: text(lengths.description),
  quiz_type: quizType,
  instructor_id: id,
  course: structureName,
  module: structureName,
  chapter: structureName,
  video: structureName,
  course_id: z.nullable(id),
  module_id: z.nullable(id),
  chapter_id: z.nullable(id),
  video_id: z.nullable(id),
  tags: z.array(z.looseObject({ _id: id, name: text(lengths.name) })),
  faculties: z.array(z.looseObject({ _id: id, name: text(lengths.name) })),
  session_id: z.nullable(id),
  is_published: z.boolean(),
  is_archived: z.boolean(),
  is_skippable: z.boolean(),
  is_direct_check: z.boolean(),
  /** Absent where every student gets the same paper. */
  arrangement: z.optional(arrangement),
  /** The language that its questions are in. Absent if the author has not said so. */
  language: z.optional(contentLanguage),
  created_at: dateTime,
  attempts: count,
  reports_count: count,
  reports: z.array(reportItem),
  report_entries: z.optional(z.array(reportEntry)),
  ai_applied: z.boolean(),
  ai_quiz_active: z.boolean(),
  ai_model: text(lengths.name),
  skip_ocr: z.boolean(),
  duration: count,
  hours: count,
  mins: count,
  passing_percentage: z.number(),
  result_delay_in_hours: count,
  total_marks: z.number(),
  version: count,
  revision: count,
  family_id: id,
  published_at: z.nullable(dateTime),
})
export type Quiz = z.infer<typeof quiz>

/**
 * The fields of the details form. All are optional here, because the rules check which are required and have the
 * messages that the specification quotes.
 */
const details = z.partial(
  z.strictObject({
    name: text(lengths.name),
    description: text(lengths.description),
    quiz_type: quizType,
    instructor_id: id,
    course: z.nullable(z.strictObject({ name: text(lengths.name) })),
    course_id: z.nullable(id),
    module_id: z.nullable(id),
    chapter_id: z.nullable(id),
    video_id: z.nullable(id),
    tags: z.array(id).check(z.maxLength(50)),
    faculties: z.array(id).check(z.maxLength(50)),
    duration: count,
    passing_percentage: count,
    result_delay_in_hours: count,
    is_skippable: z.boolean(),
    is_direct_check: z.boolean(),
    /** Null for the same paper for everybody. */
    arrangement: z.nullable(arrangement),
    /** Null for a language that nobody says. */
    language: z.nullable(contentLanguage),
    ai_quiz_active: z.boolean(),
    ai_model: aiModel,
    skip_ocr: z.boolean(),
  }),
)

/** POST quiz/create-quiz: the quiz and its first session. `copy_of` also copies the questions of another quiz. */
export const createQuizBody = z.strictObject({
  ...details.shape,
  session_name: z.optional(text(lengths.name)),
  session_description: z.optional(text(lengths.description)),
  start_time: z.optional(dateTime),
  end_time: z.optional(dateTime),
  copy_of: z.optional(id),
})
export type CreateQuizBody = z.infer<typeof createQuizBody>

/** PUT quiz/update-quiz: only the changed fields. `revision` is the one that the author started from. */
export const updateQuizBody = z.strictObject({
  quiz_id: id,
  ...details.shape,
  is_published: z.optional(z.boolean()),
  keeps_published_at: z.optional(z.boolean()),
  revision: z.optional(count),
})
export type UpdateQuizBody = z.infer<typeof updateQuizBody>

/** The details of which the history keeps the earlier values. Each of them may be brought back by an update. */
export const keptDetails = z.pick(details, {
  name: true,
  description: true,
  course_id: true,
  module_id: true,
  chapter_id: true,
  video_id: true,
  tags: true,
  faculties: true,
  duration: true,
  passing_percentage: true,
  result_delay_in_hours: true,
  is_skippable: true,
  is_direct_check: true,
  arrangement: true,
  language: true,
})
export type KeptDetails = z.infer<typeof keptDetails>

export const quizVersion = z.looseObject({
  _id: id,
  version: count,
  created: dateTime,
  name: text(lengths.name),
  quiz_type: quizType,
  is_published: z.boolean(),
  published_at: z.nullable(dateTime),
})
export type QuizVersion = z.infer<typeof quizVersion>
