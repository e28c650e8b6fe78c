import * as z from 'zod/mini'
import { lengths } from '@quizwright/domain/limits.ts'
import { listedQuiz } from './quiz-list.ts'
import { quizType } from '@quizwright/domain/schemas/quiz.ts'
import { count, dateTime, id, text } from '@quizwright/domain/schemas/text.ts'

/**
 * The number of quizzes with the same state, type and course. The counts of all filters are sums of these, so
 * changing a filter needs no further call.
 */
export const countedGroup = z.looseObject({
  is_published: z.boolean(),
  is_archived: z.boolean(),
  quiz_type: quizType,
  course_id: z.nullable(id),
  course_name: z.nullable(z.string()),
  count,
})
export type CountedGroup = z.infer<typeof countedGroup>
export const listCounts = z.looseObject({ groups: z.array(countedGroup) })

/** The latest results of a quiz. `bands` counts them by tenths of the marks, the lowest first. */
export const recentResults = z.looseObject({
  quiz_id: id,
  results: count,
  passed: count,
  /** In percent. */
  mean: z.number(),
  bands: z.array(count).check(z.length(10)),
})
export type RecentResults = z.infer<typeof recentResults>

/** What an instructor may want to do next: a few entries of each kind, the most urgent first. */
export const home = z.looseObject({
  /** Unpublished quizzes of the last two months first, then all others; both by last change, newest first. */
  edited: z.array(z.looseObject({ quiz: listedQuiz, updated_at: dateTime })),
  /** Quizzes with reports, most reports first. `reported_total` counts all quizzes with reports. */
  reported: z.array(listedQuiz),
  reported_total: count,
  /** Open sessions that end within a week, the earliest end first. */
  closing: z.array(
    z.looseObject({
      quiz_id: id,
      quiz_name: text(lengths.name),
      session_id: id,
      session_name: text(lengths.name),
      end_time: dateTime,
    }),
  ),
  closing_total: count,
})
export type Home = z.infer<typeof home>
