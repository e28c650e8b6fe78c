import * as z from 'zod/mini'
import { attemptLimits, lengths } from '@quizwright/domain/limits.ts'
import { id, text } from '@quizwright/domain/schemas/text.ts'
import { browserToken, studentDetails } from './learner.ts'

/** A video of a course with the quizzes that open during it. `time` is in seconds from its start. */
export const courseVideo = z.strictObject({
  id,
  name: text(lengths.name),
  link: text(lengths.link),
  points: z.array(
    z.strictObject({
      quiz_id: id,
      session_id: id,
      name: text(lengths.name),
      time: z.number(),
      is_skippable: z.boolean(),
      closed: z.nullable(z.string()),
    }),
  ),
})
export type CourseVideo = z.infer<typeof courseVideo>

/**
 * Who asks what they passed. `tokens` are those of confirmed and listed students in this browser. For quizzes that
 * anyone may take, a student is a browser and what was typed there.
 */
export const passedBody = z.strictObject({
  tokens: z.array(text(lengths.token)).check(z.maxLength(attemptLimits.studentTokens)),
  browser_token: z.optional(browserToken),
  student: z.optional(studentDetails),
})
export type PassedBody = z.infer<typeof passedBody>

/** The quizzes of a video that the student has passed and whose result may be seen. */
export const passedQuizzes = z.strictObject({ quiz_ids: z.array(id) })
