import * as z from 'zod/mini'
import { lengths } from '../limits.ts'
import { count, id, link, tex, text } from './text.ts'

/** Which attempts of each student are counted. */
export const countedAttempts = ['first', 'latest', 'highest', 'all'] as const
export type CountedAttempts = (typeof countedAttempts)[number]

/** Why a figure or its interval cannot be computed. */
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
  'drawn',
] as const
export type MissingReason = (typeof missingReasons)[number]

/**
 * A figure with its 95 % confidence interval. If either is null, `why` holds the reason. A figure that is not an
 * estimate, such as an intended weight, has no interval.
 */
export const figure = z.looseObject({
  value: z.nullable(z.number()),
  interval: z.nullable(z.tuple([z.number(), z.number()])),
  why: z.optional(z.enum(missingReasons)),
})
export type Figure = z.infer<typeof figure>

/** Figures of the whole quiz, in percent of the maximum. Skewness and kurtosis are plain numbers. */
export const quizFigures = z.looseObject({
  mean: figure,
  median: figure,
  sd: figure,
  skewness: figure,
  kurtosis: figure,
  /** The coefficient of internal consistency: Cronbach's alpha times 100. */
  cic: figure,
  error_ratio: figure,
  standard_error: figure,
})
export type QuizFigures = z.infer<typeof quizFigures>

/** The equation and the image of a question or an option. */
const drawn = { equation: z.optional(tex), image_url: z.optional(link) }

/**
 * The results of one option. `option_no` counts from 1; 0 stands for a skipped question. `mean_total` is in percent
 * of the maximum. `not_chosen` and `mean_total_of_others` are of those who answered, but did not choose it, where
 * several may be chosen; absent for the others.
 */
export const optionFigures = z.looseObject({
  option_no: count,
  text: text(lengths.option),
  ...drawn,
  is_correct: z.boolean(),
  chosen: count,
  share: figure,
  mean_total: figure,
  not_chosen: z.optional(count),
  mean_total_of_others: z.optional(figure),
})
export type OptionFigures = z.infer<typeof optionFigures>

/**
 * What was answered in one part: an entry of a list by its number, from 1, or what is typed by the share that it earns.
 * An empty part has `is_empty`, what earns nothing where answers are typed `is_other`. `credit` is the share of the
 * part's marks, from 0 to 1.
 */
export const partAnswerFigures = z.looseObject({
  text: text(lengths.option),
  ...drawn,
  is_empty: z.boolean(),
  is_other: z.boolean(),
  credit: z.number(),
  chosen: count,
  share: figure,
  mean_total: figure,
})
export type PartAnswerFigures = z.infer<typeof partAnswerFigures>

/**
 * The figures of one part of a question. A place of an order and a gap have no text, only a number. `counted` may be
 * less than that of the question: attempts of earlier releases are not counted by part.
 */
export const partFigures = z.looseObject({
  part_no: count,
  text: text(lengths.option),
  ...drawn,
  counted: count,
  facility: figure,
  answers: z.array(partAnswerFigures),
})
export type PartFigures = z.infer<typeof partFigures>

/** Figures of a question in percent. */
export const questionFigures = z.looseObject({
  facility: figure,
  sd: figure,
  random_guess: figure,
  intended_weight: figure,
  effective_weight: figure,
  /** The correlation of the question's marks with the marks for the rest of the quiz, times 100. */
  discrimination: figure,
  /** The covariance as a share of the largest one that these marks allow. Below 15 the question is doubtful. */
  efficiency: figure,
})
export type QuestionFigures = z.infer<typeof questionFigures>

/**
 * Figures of one revision of a question. Revisions that differ only in the solution are combined, and `revision_ids`
 * lists all of them. `few`: there are too few students for a verdict.
 */
export const revisionFigures = z.looseObject({
  revision_ids: z.array(id),
  is_current: z.boolean(),
  counted: count,
  few: z.boolean(),
  doubtful: z.boolean(),
  ...questionFigures.shape,
  /** The mean mark of the first tries. Only where a wrong answer may be tried again. */
  first_try: z.optional(figure),
  options: z.array(optionFigures),
  /** Absent for questions of one part. */
  parts: z.optional(z.array(partFigures)),
})
export type RevisionFigures = z.infer<typeof revisionFigures>

/**
 * A question with the figures of each answered revision, the newest first. It is doubtful if its newest revision is.
 * `is_typed`: its answers, or those of some of its parts, are typed and marked by a key; absent for the others. `kind`
 * is absent for one right answer and for descriptive questions.
 */
export const questionStatistics = z.looseObject({
  question_id: id,
  question_no: count,
  question: text(lengths.question),
  ...drawn,
  is_typed: z.optional(z.boolean()),
  kind: z.optional(z.string()),
  doubtful: z.boolean(),
  revisions: z.array(revisionFigures),
})
export type QuestionStatistics = z.infer<typeof questionStatistics>

/** The number of attempts with at least `from` and less than `to` percent. The last bin includes 100. */
export const scoreBin = z.looseObject({ from: z.number(), to: z.number(), n: count })

/**
 * `students` is the number of students with counted attempts. `few`: there are too few of them for a verdict. `waiting`
 * attempts are handed in, but wait for marks and are not counted yet.
 */
export const itemStatistics = z.looseObject({
  attempts: z.enum(countedAttempts),
  counted: count,
  students: z.optional(count),
  waiting: z.optional(count),
  few: z.boolean(),
  figures: quizFigures,
  scores: z.array(scoreBin),
  questions: z.array(questionStatistics),
})
export type ItemStatistics = z.infer<typeof itemStatistics>

/**
 * A formula that wrong answers to drawn values follow: for how many sets of values, and one of these answers with its
 * values.
 */
export const followedFormula = z.looseObject({ sets: count, example: z.string(), values: z.string() })

/**
 * Answers that count as the same and do not earn all marks, as most students wrote them. `ways`: in how many ways they
 * are written. `share` of the counted answers and `mean_total` are in percent, `credit` is the part of the marks that
 * they earn. `can_accept`: the key can hold them. `part_no` is the number of the gap into which they were typed,
 * `values` are those that were drawn for these students: "a = 3, b = 4".
 */
export const otherAnswer = z.looseObject({
  answer: z.string(),
  ways: count,
  given: count,
  share: z.number(),
  mean_total: z.number(),
  credit: z.number(),
  can_accept: z.boolean(),
  part_no: z.optional(count),
  values: z.optional(z.string()),
  /** Set where `answer` is a formula, which nobody wrote, but whose values were answered. */
  formula: z.optional(followedFormula),
})
export type OtherAnswer = z.infer<typeof otherAnswer>

/**
 * The students for whom the same values were drawn: what is right for them, how many met the question, and which part
 * of its marks they earned on average.
 */
export const variantFigures = z.looseObject({
  values: z.string(),
  right: z.array(z.string()),
  counted: count,
  facility: z.number(),
})
export type VariantFigures = z.infer<typeof variantFigures>

/**
 * The most frequent of the answers to a question that do not earn all marks. `counted` is the number of attempts that
 * met the question as it is, `different` that of all such answers. `variants` are the most frequent of the
 * `variants_drawn` combinations of values, where these are drawn.
 */
export const otherAnswers = z.looseObject({
  attempts: z.enum(countedAttempts),
  counted: count,
  different: count,
  answers: z.array(otherAnswer),
  variants: z.optional(z.array(variantFigures)),
  variants_drawn: z.optional(count),
})
export type OtherAnswers = z.infer<typeof otherAnswers>
