import * as z from 'zod/mini'
import { lengths } from '@quizwright/domain/limits.ts'
import { id, text } from '@quizwright/domain/schemas/text.ts'

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
