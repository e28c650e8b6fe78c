import * as z from 'zod/mini'
import { contentLanguage, pageLanguageTag } from './language.ts'
import { arrangement } from '../arrangement/schema.ts'
import { attemptLimits, correctionLimits, lengths } from '../limits.ts'
import { presentedInteraction } from '../kinds/interaction.ts'
import { givenAnswer, selected } from './given-answer.ts'
import { difficulty } from './question.ts'
import { quizType } from './quiz.ts'
import { reportCategories } from '../rules/report-categories.ts'
import { response } from './response.ts'
import { shownTranslations } from '../translations/schema.ts'
import { count, id, link, dateTime, tex, text } from './text.ts'

/** The text fields of both questions and options. */
const textFields = {
  text: text(lengths.question),
  equation: tex,
  image_url: link,
  image_description: z.optional(text(lengths.imageDescription)),
}
const attemptOption = z.strictObject(textFields)

/** A question as a student sees it, without its solution. */
export const attemptQuestion = z.strictObject({
  question_id: id,
  question_no: count,
  ...textFields,
  topic: text(lengths.name),
  section: text(lengths.name),
  paragraph: text(lengths.paragraph),
  page_before: z.optional(text(lengths.paragraph)),
  total_marks: z.number(),
  difficulty_level: difficulty,
  options: z.array(attemptOption),
  takes_many: z.boolean(),
  /** Absent for one right answer and for descriptive questions. */
  interaction: z.optional(presentedInteraction),
  /** The language of the question: the one that its letters tell, or that the author says. */
  language: z.optional(contentLanguage),
  translations: z.optional(shownTranslations),
})
export type AttemptQuestion = z.infer<typeof attemptQuestion>

/**
 * One part of a checked answer: whether it is right, the indexes of what is right, or the answers that are accepted
 * where it is typed, and the share of the question's marks that it earned, if it earns any by itself.
 */
export const solutionPart = z.strictObject({
  is_right: z.boolean(),
  right: z.array(count),
  accepted: z.optional(z.array(z.string())),
  /** What the author says to what was given in it. */
  feedback: z.optional(z.string()),
  share: z.optional(z.number()),
})
export type SolutionPart = z.infer<typeof solutionPart>

/**
 * The solution of a checked answer. `correct` holds the 0-based indexes of the correct options. `credit` is the share
 * of the marks, from 0 to 1, of a question whose answers can be partly right. `accepted` holds the answers that earn
 * marks where there are no options. With `tries_left`, a wrong answer may still be changed: then nothing of the key is
 * in it.
 */
export const solution = z.strictObject({
  is_correct: z.boolean(),
  credit: z.optional(z.number()),
  correct: z.array(count),
  accepted: z.optional(z.array(z.string())),
  /** What the author says to the answer that was given. */
  feedback: z.optional(z.array(z.string())),
  parts: z.optional(z.array(solutionPart)),
  tries_left: z.optional(count),
  /** How many tries a right answer took that earned less for it. */
  tries: z.optional(count),
  text: text(lengths.question),
  equation: tex,
  image_url: link,
  image_description: z.optional(text(lengths.imageDescription)),
  translations: z.optional(shownTranslations),
})
export type Solution = z.infer<typeof solution>

export const savedAnswer = z.strictObject({
  ...givenAnswer.shape,
  uploaded_images: z.array(link),
  solution: z.nullable(solution),
  /** How often the answer may be checked again after it was found wrong. */
  tries_left: z.optional(count),
})
export type SavedAnswer = z.infer<typeof savedAnswer>

/** The minutes that the teacher gave this student beyond the others, and why. */
export const moreTime = z.strictObject({ minutes: count, reason: text(correctionLimits.reason) })
export type MoreTime = z.infer<typeof moreTime>

/** An attempt. `submitted_at` is null while it is open. The page follows the server's clock by `now`. */
export const attempt = z.strictObject({
  attempt_id: id,
  quiz_id: id,
  session_id: id,
  name: text(lengths.name),
  quiz_type: quizType,
  /** Whose attempt it is: others may use the same device. */
  student_name: text(lengths.name),
  /** Whether students use this device one after the other: nothing of an attempt stays on it. */
  shared_devices: z.boolean(),
  /** The language that the instructor chose for the students' page. */
  language: z.optional(pageLanguageTag),
  number: count,
  is_direct_check: z.boolean(),
  /** The rules of this attempt, as they were when it began. Absent if there are none. */
  arrangement: z.optional(arrangement),
  /** The number of the question that was opened last. Only where none can be opened again. */
  reached: z.optional(count),
  started_at: dateTime,
  due_at: dateTime,
  submitted_at: z.nullable(dateTime),
  now: dateTime,
  more_time: z.optional(moreTime),
  questions: z.array(attemptQuestion),
  answers: z.array(savedAnswer),
})
export type Attempt = z.infer<typeof attempt>

/**
 * `sent_at` is the time at which the device sends, by the services' clock as far as the device knows it, in
 * milliseconds. It tells how long the network took. A page of an earlier release sends a date-time, whose full seconds
 * are too coarse to tell which of two answers is later.
 */
export const saveAnswersBody = z.strictObject({
  sent_at: z.optional(z.union([z.number().check(z.minimum(0), z.maximum(8.64e15)), dateTime])),
  answers: z.array(givenAnswer).check(z.maxLength(attemptLimits.answersPerCall)),
})

/** An answer that was kept instead of the one sent, because another device gave it later. */
export const laterAnswer = z.strictObject({
  question_id: id,
  selected,
  answer: text(attemptLimits.answerLength),
  response: z.optional(response),
  is_marked: z.boolean(),
})
export type LaterAnswer = z.infer<typeof laterAnswer>

/**
 * `kept` holds the answers that were kept instead of those sent. `late` is the number of answers that were given after
 * the end of the attempt: they are stored as late and do not count.
 */
export const saveAnswersResult = z.strictObject({
  saved: count,
  kept: z.array(laterAnswer),
  late: count,
  due_at: dateTime,
  now: dateTime,
  more_time: z.optional(moreTime),
})

export const reportIssueBody = z.strictObject({
  question_id: id,
  category: z.enum(reportCategories),
  description: text(attemptLimits.reportLength),
})
