import * as z from 'zod/mini'
import { lengths, markingLimits, maxInteger } from '@quizwright/domain/limits.ts'
import { confirmation } from './descriptive-answer.ts'
import { agreement } from './descriptive-result.ts'
import { count, dateTime, id, link, tex, text } from '@quizwright/domain/schemas/text.ts'

/** The mark that a model suggests for an answer. `confidence` is from 0 to 1. `reasons` say why it is unsure. */
export const suggestion = z.looseObject({
  marks: z.number(),
  evaluation: z.string(),
  model: z.string(),
  unsure: z.boolean(),
  confidence: z.nullable(z.number()),
  reasons: z.array(z.string()),
})
export type Suggestion = z.infer<typeof suggestion>

/** A question as students answered it. `content_id` identifies this content. */
export const questionToMark = z.looseObject({
  content_id: id,
  question: z.string(),
  equation: tex,
  image_url: link,
  paragraph: z.string(),
  solution: z.string(),
  solution_equation: tex,
  solution_image_url: link,
  model_answer: z.string(),
  criteria: z.array(z.string()),
})
export type QuestionToMark = z.infer<typeof questionToMark>

/** In pixels. */
export const imageSize = z.looseObject({ width: count, height: count })
export type ImageSize = z.infer<typeof imageSize>

/**
 * A descriptive answer in the marking queue. `revision` counts the changes of its marks: a decision based on an
 * older one is refused. `image_sizes` are those of `uploaded_images`, so that the page can reserve their
 * place; null where unknown.
 */
export const answerToMark = z.looseObject({
  result_id: id,
  question_id: id,
  revision: count,
  quiz_id: id,
  quiz_name: z.string(),
  session_name: z.optional(z.string()),
  question_no: count,
  content_id: id,
  total_marks: z.number(),
  answer: z.string(),
  uploaded_images: z.array(link),
  image_sizes: z.optional(z.array(z.nullable(imageSize))),
  student: z.looseObject({ id, full_name: z.string() }),
  submitted_at: dateTime,
  attempt_number: z.optional(count),
  suggestion: z.nullable(suggestion),
  /** Where the answers are shared out and this one is not in the caller's share: in nobody's, or in another's. */
  share: z.optional(z.enum(['open', 'other'])),
})
export type AnswerToMark = z.infer<typeof answerToMark>

/** `next` is the cursor of the next page, null at the end. `total` counts the whole queue. */
export const markingQueue = z.looseObject({
  answers: z.array(answerToMark),
  questions: z.array(questionToMark),
  next: z.nullable(z.string()),
  total: count,
})
export type MarkingQueue = z.infer<typeof markingQueue>

export const markingOrders = ['certainty', 'question', 'student'] as const
export type MarkingOrder = (typeof markingOrders)[number]

/**
 * A decision on one answer, or on similar answers to one question: an own mark, the suggested mark, or `reopen`,
 * which removes either. `revisions` are those that the instructor saw, in the order of `result_ids`.
 */
export const saveMarksBody = z.strictObject({
  question_id: id,
  result_ids: z.array(id).check(z.minLength(1), z.maxLength(markingLimits.markedAtOnce)),
  revisions: z.array(count).check(z.minLength(1), z.maxLength(markingLimits.markedAtOnce)),
  decision: z.enum(['mark', 'confirm', 'reopen']),
  marks: z.optional(z.number().check(z.minimum(0), z.maximum(maxInteger))),
  evaluation: z.optional(text(lengths.question)),
})
export type SaveMarksBody = z.infer<typeof saveMarksBody>

/**
 * An answer that was not changed. `changed`: somebody else has changed its marks. `delivered`: the student has seen
 * the result. `no_suggestion`: no mark is suggested. `settled`: two people marked it without seeing each other's
 * mark, so that only the owner changes it. `marks` are its current marks.
 */
export const markConflict = z.looseObject({
  result_id: id,
  reason: z.enum(['changed', 'delivered', 'no_suggestion', 'settled']),
  revision: count,
  marks: z.nullable(z.number()),
  confirmation: z.nullable(confirmation),
})
export type MarkConflict = z.infer<typeof markConflict>
export const savedMarks = z.looseObject({
  saved: z.array(z.looseObject({ result_id: id, revision: count })),
  conflicts: z.array(markConflict),
})
export type SavedMarks = z.infer<typeof savedMarks>

/**
 * The effect of confirming all sure suggestions of a quiz, at most 500 answers at once: the marks, and the number of
 * results that are then complete. `offline` counts the suggestions of the offline grader. `fingerprint` identifies
 * these suggestions. `last` is the latest confirmation in one go; `can_be_undone` counts its answers in results that
 * no student has seen.
 */
export const sureSuggestions = z.looseObject({
  count,
  offline: z.optional(count),
  mean_percentage: z.nullable(z.number()),
  distribution: z.looseObject({ full: count, half_or_more: count, below_half: count, nothing: count }),
  results: count,
  passed: count,
  failed: count,
  fingerprint: z.string(),
  last: z.nullable(
    z.looseObject({ confirmation_id: id, confirmed_at: dateTime, count, can_be_undone: count }),
  ),
})
export type SureSuggestions = z.infer<typeof sureSuggestions>

/**
 * Automatic delivery: whether the quiz delivers sure suggestions without a person. `agreement` is that of the sure
 * suggestions with an instructor's marks, in percent of a question's marks. `obstacle` says why automatic delivery
 * cannot be switched on, null if it can.
 */
export const delivery = z.looseObject({
  is_automatic: z.boolean(),
  model: z.string(),
  count,
  agreement,
  obstacle: z.nullable(z.string()),
})
export type Delivery = z.infer<typeof delivery>
