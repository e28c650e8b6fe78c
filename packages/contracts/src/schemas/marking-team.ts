import * as z from 'zod/mini'
import { lengths, markingTeamLimits } from '@quizwright/domain/limits.ts'
import { count, dateTime, id, text } from '@quizwright/domain/schemas/text.ts'
import { role } from '@quizwright/domain/schemas/share.ts'
import { agreement } from './descriptive-result.ts'
import { answerToMark, questionToMark } from './marking.ts'

const percent = z.int().check(z.minimum(0), z.maximum(100))
const sharedBy = z.enum(['question', 'student'])
const ofQuestion = z.looseObject({ question_id: id, marker_id: id })

const person = z.looseObject({ _id: id, name: text(lengths.name) })
export type Marker = z.infer<typeof person>

/**
 * How far a marker is: the answers of their share, and those that they mark a second time without seeing the first
 * mark. `is_colleague` is false for somebody who lost their role.
 */
const markerProgress = z.extend(person, {
  is_colleague: z.boolean(),
  share: count,
  done: count,
  second: count,
  second_done: count,
})
export type MarkerProgress = z.infer<typeof markerProgress>

/**
 * How the descriptive answers of a quiz are shared out among markers. `markers` is empty while they are not.
 * `candidates` may mark. `most_difference` is a percentage of the marks of a question. `open` counts answers that are
 * in nobody's share. `agreement` is that of the two marks of each answer that was marked twice, in percent of the
 * marks; its difference is the second mark minus the first. `to_decide` counts those too far apart.
 */
export const markingTeam = z.looseObject({
  quiz_name: z.string(),
  /** The caller's. */
  role,
  revision: count,
  shared_by: sharedBy,
  sample_percent: percent,
  most_difference: percent,
  markers: z.array(markerProgress),
  candidates: z.array(person),
  questions: z.array(z.looseObject({ question_id: id, question_no: count, marker_id: z.nullable(id) })),
  open: z.looseObject({ share: count, done: count }),
  marked_twice: count,
  agreement,
  to_decide: count,
})
export type MarkingTeam = z.infer<typeof markingTeam>

/** `revision` is that of the team that was seen; 0 if there was none. No markers: nothing is shared out any more. */
export const markingTeamBody = z.strictObject({
  revision: count,
  shared_by: sharedBy,
  marker_ids: z.array(id).check(z.maxLength(markingTeamLimits.markers)),
  /** Who marks which question, if it is shared by question. Others are marked by whoever comes first. */
  questions: z.array(z.strictObject(ofQuestion.shape)).check(z.maxLength(markingTeamLimits.questions)),
  sample_percent: percent,
  most_difference: percent,
})
export type MarkingTeamBody = z.infer<typeof markingTeamBody>

/** One of the two marks of an answer. */
const oneMark = z.looseObject({
  name: text(lengths.name),
  marks: z.number(),
  evaluation: z.nullable(z.string()),
  marked_at: dateTime,
})

/** An answer whose two marks are too far apart. `decided` is the mark that it has by now. */
export const markDifference = z.looseObject({
  answer: answerToMark,
  marks: z.array(oneMark),
  decided: z.nullable(z.number()),
})
export type MarkDifference = z.infer<typeof markDifference>

export const markDifferences = z.looseObject({
  differences: z.array(markDifference),
  questions: z.array(questionToMark),
  next: z.nullable(z.string()),
})
