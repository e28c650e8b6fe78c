import * as z from 'zod/mini'
import { attemptLimits, correctionLimits, lengths } from '../limits.ts'
import { givenAnswer, selected } from './given-answer.ts'
import { count, dateTime, id, link, tex, text } from './text.ts'

const { answered_ago: _, ...answerShape } = givenAnswer.shape

/**
 * Answers that a device could not send in time. `answered_at` is when each was given, by the services' clock as far as
 * the device knows it.
 */
export const lateAnswersBody = z.strictObject({
  answers: z
    .array(z.strictObject({ ...answerShape, answered_at: z.optional(dateTime) }))
    .check(z.maxLength(attemptLimits.answersPerCall)),
})
export type LateAnswersBody = z.infer<typeof lateAnswersBody>

/** `late`: how many were stored as late. `saved`: how many counted, because the attempt was still open. */
export const lateAnswersResult = z.strictObject({ late: count, saved: count })

/** A late answer of a student beside the answer that counts. */
export const lateAnswer = z.looseObject({
  question_id: id,
  question_no: count,
  question: text(lengths.question),
  equation: z.optional(tex),
  selected,
  /** What was typed, or an answer in several parts in words. */
  answer: text(attemptLimits.answerLength),
  counted_selected: selected,
  counted_answer: text(attemptLimits.answerLength),
  answered_at: dateTime,
  received_at: dateTime,
  is_after_result: z.boolean(),
  /** The images that arrived late, besides those that count. */
  uploaded_images: z.optional(z.array(link)),
})
export type LateAnswer = z.infer<typeof lateAnswer>

const marks = z.nullable(z.number())

/**
 * An attempt with late answers that are not accepted. `marks_after` are its marks if they were, null if answers would
 * then wait for marks. `ended_at` is the end of its time or when it was handed in, whichever was earlier.
 */
export const lateAttempt = z.looseObject({
  attempt_id: id,
  full_name: text(lengths.name),
  email: text(lengths.email),
  attempt_number: count,
  session_name: text(lengths.name),
  ended_at: dateTime,
  /** Whether all were given before the end to which the session was moved since. */
  is_before_moved_end: z.optional(z.boolean()),
  marks_before: marks,
  marks_after: marks,
  total_marks: z.number(),
  passed_before: z.nullable(z.boolean()),
  passed_after: z.nullable(z.boolean()),
  answers: z.array(lateAnswer),
})
export type LateAttempt = z.infer<typeof lateAttempt>

/** The students whose late answers were accepted together. */
export const lateAcceptance = z.looseObject({
  _id: id,
  reason: text(correctionLimits.reason),
  created_at: dateTime,
  undone_at: z.nullable(dateTime),
  students: z.array(text(lengths.name)),
  answers: count,
})
export type LateAcceptance = z.infer<typeof lateAcceptance>

export const quizLateAnswers = z.looseObject({
  attempts: z.array(lateAttempt),
  acceptances: z.array(lateAcceptance),
})
export type QuizLateAnswers = z.infer<typeof quizLateAnswers>

export const acceptLateAnswersBody = z.strictObject({
  quiz_id: id,
  attempt_ids: z.array(id).check(z.minLength(1), z.maxLength(correctionLimits.lateAttempts)),
  reason: text(correctionLimits.reason),
})
export type AcceptLateAnswersBody = z.infer<typeof acceptLateAnswersBody>

export const undoLateAnswersBody = z.strictObject({ quiz_id: id, acceptance_id: id })

/** How many late answers of an attempt wait and are accepted. */
export const lateCounts = z.strictObject({ waiting: count, accepted: count })

/** The late answers of an attempt as its student sees them. `question_nos` are those of the waiting ones. */
export const ownLateAnswers = z.strictObject({
  question_nos: z.array(count),
  acceptances: z.array(
    z.strictObject({
      question_nos: z.array(count),
      reason: text(correctionLimits.reason),
      at: dateTime,
      undone_at: z.nullable(dateTime),
      marks_before: marks,
      marks_after: marks,
    }),
  ),
})
export type OwnLateAnswers = z.infer<typeof ownLateAnswers>
