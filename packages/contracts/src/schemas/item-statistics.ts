import * as z from 'zod/mini'
import { lengths } from '../limits.ts'
import { count, id, link, tex, text } from './text.ts'

/** Which attempts of a student are counted. */
export const countedAttempts = ['first', 'latest', 'highest', 'all'] as const
export type CountedAttempts = (typeof countedAttempts)[number]

/** Why a figure, or its interval, can't be computed. */
export const missingReasons = [
  'no attempts',
  'one attempt',
  'too few attempts',
  'no variance',
  'no rest variance',
  'no exception',
  'no marks',
  'one question',
  'negative covariance',
  'no options',
  'not estimated',
] as const
export type MissingReason = (typeof missingReasons)[number]

/**
 * One figure with its 95 % confidence interval. Null with its reason in `why` where it can't be computed; a
 * figure that is known and not estimated, such as an intended weight, has no interval.
 */
export const figure = z.looseObject({
  value: z.nullable(z.number()),
  interval: z.nullable(z.tuple([z.number(), z.number()])),
  why: z.optional(z.enum(missingReasons)),
})
export type Figure = z.infer<typeof figure>

/** Of the whole quiz. Percentages of the maximum, but skewness and kurtosis, which are plain numbers. */
export const quizFigures = z.looseObject({
  mean: figure,
  median: figure,
  sd: figure,
  skewness: figure,
  kurtosis: figure,
  /** Coefficient of internal consistency: Cronbach's alpha times 100. */
  cic: figure,
  error_ratio: figure,
  standard_error: figure,
})
export type QuizFigures = z.infer<typeof quizFigures>

/** What was asked or offered beside its words. */
const drawn = { equation: z.optional(tex), image_url: z.optional(link) }

/**
 * What became of one option. `option_no` counts from 1; 0 stands for answering nothing. `mean_total` is a
 * percentage of the maximum.
 */
export const optionFigures = z.looseObject({
  option_no: count,
  text: text(lengths.option),
  ...drawn,
  is_correct: z.boolean(),
  chosen: count,
  share: figure,
  mean_total: figure,
})
export type OptionFigures = z.infer<typeof optionFigures>

/** Percentages. */
export const questionFigures = z.looseObject({
  facility: figure,
  sd: figure,
  random_guess: figure,
  intended_weight: figure,
  effective_weight: figure,
  /** Correlation of the question's marks with the marks for the rest of the quiz, times 100. */
  discrimination: figure,
  /** That covariance as a share of the greatest that these marks allow. Below 15 the question is doubtful. */
  efficiency: figure,
})
export type QuestionFigures = z.infer<typeof questionFigures>

/**
 * Figures of one revision of a question. Revisions that ask the same and differ in the solution alone are one
 * here: `revision_ids` names all of them. `few`: too few students to judge by.
 */
export const revisionFigures = z.looseObject({
  revision_ids: z.array(id),
  is_current: z.boolean(),
  counted: count,
  few: z.boolean(),
  doubtful: z.boolean(),
  ...questionFigures.shape,
  options: z.array(optionFigures),
})
export type RevisionFigures = z.infer<typeof revisionFigures>

/**
 * One question with the figures of each revision that was answered, the newest first. Doubtful when its
 * newest figures are.
 */
export const questionStatistics = z.looseObject({
  question_id: id,
  question_no: count,
  question: text(lengths.question),
  ...drawn,
  doubtful: z.boolean(),
  revisions: z.array(revisionFigures),
})
export type QuestionStatistics = z.infer<typeof questionStatistics>

/** How many attempts ended from `from` up to below `to` percent; the last part holds 100. */
export const scoreBin = z.looseObject({ from: z.number(), to: z.number(), n: count })

/** `students` is how many students the counted attempts are of; `few`: too few of them to judge by. */
export const itemStatistics = z.looseObject({
  attempts: z.enum(countedAttempts),
  counted: count,
  students: z.optional(count),
  few: z.boolean(),
  figures: quizFigures,
  scores: z.array(scoreBin),
  questions: z.array(questionStatistics),
})
export type ItemStatistics = z.infer<typeof itemStatistics>
