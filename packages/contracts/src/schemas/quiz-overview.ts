import * as z from 'zod/mini'
import { lengths } from '@quizwright/domain/limits.ts'
import { role } from '@quizwright/domain/schemas/share.ts'
import { quizType } from '@quizwright/domain/schemas/quiz.ts'
import { count, dateTime, id, text } from '@quizwright/domain/schemas/text.ts'

/**
 * A version of a quiz for the frame above its screens. `attempts` counts the attempts handed in, `students` their
 * students, `open_attempts` those that were begun and are not handed in, `to_mark` the descriptive answers that wait
 * for a mark. `newest` is the newest version of the family and may be this one.
 */
export const quizOverview = z.looseObject({
  _id: id,
  name: text(lengths.name),
  quiz_type: quizType,
  instructor_id: id,
  module_id: z.nullable(id),
  chapter_id: z.nullable(id),
  is_published: z.boolean(),
  is_archived: z.boolean(),
  published_at: z.nullable(dateTime),
  version: count,
  revision: count,
  attempts: count,
  open_attempts: z.optional(count),
  reports_count: count,
  question_count: count,
  students: count,
  to_mark: count,
  /** Whether some of its questions are descriptive. Absent in a daq quiz, where all are. */
  some_in_words: z.optional(z.boolean()),
  /** The caller's own role. Services that share nothing leave it out, because then everybody owns what they see. */
  role: z.optional(role),
  owner_name: z.optional(text(lengths.name)),
  /** Whether the caller, a marker, sees only the results in their share of the marking. */
  only_share: z.optional(z.boolean()),
  /** Whether somebody else has a role in it. */
  is_shared: z.optional(z.boolean()),
  /** The threads of comments about questions of this version that are not resolved. */
  open_comments: z.optional(count),
  newest: z.looseObject({ _id: id, version: count, is_published: z.boolean() }),
})
export type QuizOverview = z.infer<typeof quizOverview>

/**
 * The attempts at a quiz that can be taken now which are neither handed in nor over: these students are in the quiz.
 */
export const openAttempts = z.looseObject({ quiz_id: id, open_attempts: count.check(z.minimum(1)) })
export type OpenAttempts = z.infer<typeof openAttempts>
