import * as z from 'zod/mini'
import { lengths, limits } from '@quizwright/domain/limits.ts'
import { count, id, dateTime, text } from '@quizwright/domain/schemas/text.ts'
import { quizTypes, quizType, structureName } from '@quizwright/domain/schemas/quiz.ts'

export const listedQuiz = z.looseObject({
  _id: id,
  name: text(lengths.name),
  quiz_type: quizType,
  instructor_id: id,
  course: structureName,
  module: structureName,
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

/**
 * Without `is_publish`, published and unpublished quizzes are listed. `course_id` restricts the list to one of our
 * courses; without it, quizzes with and without a course are listed.
 */
export const listFilters = z.strictObject({
  is_publish: z.optional(z.boolean()),
  is_archived: z.boolean(),
  quiz_type: z.enum(['all', ...quizTypes]),
  course_id: z.optional(id),
})
export const sortKeys = ['name', 'course.name', 'quiz_type', 'created_at', 'reports_count'] as const
export const sortKey = z.enum(sortKeys)
export const sortOrder = z.literal([1, -1])
export const searchKeys = ['quiz', 'course', 'module'] as const
export const pagination = z.strictObject({
  page: count.check(z.minimum(1), z.maximum(limits.maxListPage)),
  perPage: count.check(z.minimum(1), z.maximum(limits.maxListPageSize)),
})

/** Searches in the field that `key` names, or with `everywhere` in all three fields. */
export const listSearch = z.strictObject({
  key: z.enum(searchKeys),
  value: text(lengths.search),
  search: z.boolean(),
  everywhere: z.optional(z.boolean()),
})

/** The query of the quiz list. Local storage keeps it under `quizFilters`. */
export const listState = z.strictObject({
  filters: listFilters,
  sort: z.strictObject({ sortBy: sortKey, sortOrder }),
  search: listSearch,
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
