import { lengths } from '@quizwright/domain/limits.ts'
import { count, dateTime, id, text } from '@quizwright/domain/schemas/text.ts'
import * as z from 'zod/mini'

/**
 * Where the mark of a student stands in the gradebook of a learning platform. `none`: there is nothing to send yet.
 * `waiting`: it is to be sent. `sent`: the platform has it. `differs`: somebody has changed it there. `kept`: the
 * instructor left that as it is. `refused`: the platform does not take it.
 */
export const ltiScoreState = z.enum(['none', 'waiting', 'sent', 'differs', 'kept', 'refused'])

/**
 * The mark of one student in one link of a course. `given` of `maximum` is what was sent last, in the marks of the
 * gradebook; `theirs` is what stands there instead. `reason` says why it is not there and what to do. `failing_since`:
 * the platform can't be reached.
 */
export const ltiScore = z.strictObject({
  _id: id,
  student_id: id,
  full_name: text(lengths.name),
  email: text(lengths.email),
  course: text(lengths.name),
  platform: text(lengths.name),
  state: ltiScoreState,
  given: z.nullable(z.number()),
  maximum: z.nullable(z.number()),
  theirs: z.nullable(z.number()),
  reason: z.nullable(text(lengths.description)),
  failing_since: z.nullable(dateTime),
  /** Since when the student is no member of the course any more. */
  left_at: z.nullable(dateTime),
})
export type LtiScore = z.infer<typeof ltiScore>

/**
 * The list of the course, if the platform lets us read it. `problem` says why it is not that of now; `many_left`: more
 * than half would have left, which somebody must confirm.
 */
const membersState = z.strictObject({
  read_at: z.nullable(dateTime),
  problem: z.nullable(z.enum(['unreachable', 'refused', 'unreadable', 'many_left'])),
})

/** The first of `total` scores: those that need the instructor come first. */
export const ltiScores = z.strictObject({
  members: z.nullable(membersState),
  total: count,
  refused: count,
  scores: z.array(ltiScore),
})
export type LtiScores = z.infer<typeof ltiScores>

/** Without a score, all that were refused are sent again. */
export const sendAgainBody = z.strictObject({
  sessionId: id,
  score_id: z.optional(id),
})

/** `accept_left`: also if more than half have left. */
export const readMembersBody = z.strictObject({ sessionId: id, accept_left: z.optional(z.boolean()) })

export const resolveDifferenceBody = z.strictObject({
  sessionId: id,
  score_id: id,
  keep: z.enum(['theirs', 'ours']),
})
