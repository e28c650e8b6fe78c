import * as z from 'zod/mini'
import { arrangementLimits, lengths, limits } from '../limits.ts'
import { text } from '../schemas/text.ts'

/**
 * Which questions may change places. `within_sections`: those of one section among themselves. Questions about the
 * same text stay together in every case.
 */
export const questionShuffles = ['none', 'within_sections', 'all'] as const
export type QuestionShuffle = (typeof questionShuffles)[number]

const draw = z.strictObject({
  section: text(lengths.name),
  count: z.int().check(z.minimum(1), z.maximum(limits.questionsPerSave)),
})
export type Draw = z.infer<typeof draw>

/**
 * How papers differ from student to student, and by which rules they are answered. An absent field, like an absent
 * arrangement, is a paper that is the same for everybody.
 */
export const arrangement = z.strictObject({
  shuffle_questions: z.optional(z.enum(questionShuffles)),
  shuffle_options: z.optional(z.boolean()),
  /** Whether a question that was left can not be opened again. */
  one_way: z.optional(z.boolean()),
  /** What a wrong answer costs, as a share of the marks of its question. */
  wrong_costs: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  /** How often a student may check an answer to one question, where answers are checked at once. Absent: once. */
  tries: z.optional(z.int().check(z.minimum(1), z.maximum(arrangementLimits.tries))),
  /** What each further try costs, as a share of the marks that are then earned. */
  try_costs: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  /** The sections of whose questions each student gets only so many. */
  draws: z.optional(z.array(draw).check(z.maxLength(arrangementLimits.draws))),
})
export type Arrangement = z.infer<typeof arrangement>

/** The names under which services say that they know a part of an arrangement (`features` of `get-abilities`). */
export const arrangementFeatures = ['shuffling', 'negative_marks', 'one_way', 'draws', 'tries'] as const
export type ArrangementFeature = (typeof arrangementFeatures)[number]

const featureOf: Required<{ [Field in keyof Arrangement]: ArrangementFeature }> = {
  shuffle_questions: 'shuffling',
  shuffle_options: 'shuffling',
  one_way: 'one_way',
  wrong_costs: 'negative_marks',
  draws: 'draws',
  tries: 'tries',
  try_costs: 'tries',
}

/** Returns what services must know to obey an arrangement. */
export const featuresOf = (arranged: Arrangement): ArrangementFeature[] => [
  ...new Set((Object.keys(arranged) as (keyof Arrangement)[]).map((field) => featureOf[field])),
]

/**
 * Returns what of an arrangement holds for a type of quiz. Descriptive answers get their marks by reading, and their
 * images may arrive while the next question is open.
 */
export const arrangementFor = (quizType: string, arranged: Arrangement): Arrangement => {
  if (quizType !== 'daq') return arranged
  const { shuffle_questions, draws } = arranged
  return { ...(shuffle_questions && { shuffle_questions }), ...(draws && { draws }) }
}
