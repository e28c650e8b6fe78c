import { lengths } from '@quizwright/domain/limits.ts'
import { count, id, text } from '@quizwright/domain/schemas/text.ts'
import * as z from 'zod/mini'

/**
 * A course of a learning platform, a section or a group of one, with the number of its students of the quiz. Its id
 * may stand wherever results and statistics of a session are asked for. `session_ids`: the sessions of the quiz that
 * are linked in its course.
 */
export const ltiGroup = z.strictObject({
  _id: id,
  kind: z.enum(['course', 'section', 'group']),
  name: text(lengths.name),
  students: count,
  session_ids: z.array(id),
})
export type LtiGroup = z.infer<typeof ltiGroup>
