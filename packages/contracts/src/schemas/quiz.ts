import * as z from 'zod/mini'
import { lengths, limits } from '../limits.ts'
import { reportItem } from './report.ts'
import { count, id, dateTime, text } from './text.ts'

/** `sat` is known to the platform and disabled everywhere. */
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

/** The two of the list's Run AI menu. */
export const runAiModels = ['azure-gpt-3.5-turbo', 'openai_gpt_4o'] as const

const placeName = z.nullable(z.looseObject({ name: text(lengths.name) }))

/** A quiz as the services answer it. `duration` in seconds, `result_delay_in_hours` 0 for at once. */
export const quiz = z.looseObject({
  _id: id,
  id,
  name: text(lengths.name),
  description: text(lengths.description),
  quiz_type: quizType,
  instructor_id: id,
  course: placeName,
  module: placeName,
  chapter: placeName,
  video: placeName,
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
  created_at: dateTime,
  attempts: count,
  reports_count: count,
  reports: z.array(reportItem),
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
 * What the details form edits. All optional in shape: what must be there is a rule, and says so in the
 * specification's words.
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
    ai_quiz_active: z.boolean(),
    ai_model: aiModel,
    skip_ocr: z.boolean(),
  }),
)

/**
 * POST quiz/create-quiz: the quiz and its first session in one; `copy_of` takes the questions of another quiz
 * along.
 */
export const createQuizBody = z.strictObject({
  ...details.shape,
  session_name: z.optional(text(lengths.name)),
  session_description: z.optional(text(lengths.description)),
  start_time: z.optional(dateTime),
  end_time: z.optional(dateTime),
  copy_of: z.optional(id),
})
export type CreateQuizBody = z.infer<typeof createQuizBody>

/** PUT quiz/update-quiz: only what changes; `revision` is the one the author began from. */
export const updateQuizBody = z.strictObject({
  quiz_id: id,
  ...details.shape,
  is_published: z.optional(z.boolean()),
  revision: z.optional(count),
})
export type UpdateQuizBody = z.infer<typeof updateQuizBody>

/** One line of the quiz list. */
export const listedQuiz = z.looseObject({
  _id: id,
  name: text(lengths.name),
  quiz_type: quizType,
  instructor_id: id,
  course: placeName,
  module: placeName,
  module_id: z.nullable(id),
  chapter_id: z.nullable(id),
  created_at: dateTime,
  attempts: count,
  reports_count: count,
  is_published: z.boolean(),
  is_archived: z.boolean(),
  ai_applied: z.boolean(),
  version: count,
  session_id: z.nullable(id),
})
export type ListedQuiz = z.infer<typeof listedQuiz>

export const listFilters = z.strictObject({
  is_publish: z.boolean(),
  is_archived: z.boolean(),
  quiz_type: z.enum(['all', ...quizTypes]),
})
export const sortKeys = ['name', 'course.name', 'quiz_type', 'created_at', 'reports_count'] as const
export const sortKey = z.enum(sortKeys)
export const sortOrder = z.literal([1, -1])
export const searchKeys = ['quiz', 'course', 'module'] as const
export const pagination = z.strictObject({
  page: count.check(z.minimum(1), z.maximum(limits.maxListPage)),
  perPage: count.check(z.minimum(1), z.maximum(limits.maxListPageSize)),
})

/** What the list asks for, and what local storage's `quizFilters` remembers. */
export const listState = z.strictObject({
  filters: listFilters,
  sort: z.strictObject({ sortBy: sortKey, sortOrder }),
  search: z.strictObject({ key: z.enum(searchKeys), value: text(lengths.search), search: z.boolean() }),
  pagination,
})
export type ListState = z.infer<typeof listState>

export const defaultListState: ListState = {
  filters: { is_publish: true, is_archived: false, quiz_type: 'all' },
  sort: { sortBy: 'created_at', sortOrder: -1 },
  search: { key: 'quiz', value: '', search: false },
  pagination: { page: 1, perPage: limits.listPageSize },
}

export const listResponse = z.looseObject({
  quizzes: z.array(listedQuiz),
  total: count,
  page: count,
  perPage: count,
  hasNextPage: z.boolean(),
})

/** One version in the version history. */
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
