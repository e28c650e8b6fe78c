import * as z from 'zod/mini'
import { lengths } from '@quizwright/domain/limits.ts'
import { scoreBin } from '@quizwright/domain/schemas/item-statistics.ts'
import { count, id, link, text } from '@quizwright/domain/schemas/text.ts'

const maybe = z.nullable(z.number())

/** Marks by tag: the number of counted answers, and their marks in percent of the maximum. */
export const tagPerformance = z.looseObject({
  name: text(lengths.tag),
  score_percentage: z.number(),
  answers: count,
})

/**
 * The overall figures of a quiz or a session. A figure without data is null. `repetedBy` (spelled so on the wire)
 * counts the students with several attempts. Places with few students are combined as "Other". The last fields are
 * extensions of the reference services. `waitingAttempts` are handed in and lack a mark, so that no figure counts them.
 */
export const statData = z.looseObject({
  averageScore: maybe,
  averageScorePercentage: maybe,
  averageTime: maybe,
  totalAttempts: count,
  averageGrade: text(4),
  repetedBy: count,
  repetedByPercentage: maybe,
  failedAttempts: count,
  failedAttemptsPercentage: maybe,
  averageScore1stAttempt: maybe,
  averageScore1stAttemptPercentage: maybe,
  averageScore2ndAttempt: maybe,
  averageScore2ndAttemptPercentage: maybe,
  gradeCounts: z.record(z.string(), count),
  countryStats: z.array(z.looseObject({ id: text(lengths.name), count })),
  students: z.optional(count),
  totalMarks: z.optional(z.number()),
  passedAttempts: z.optional(count),
  waitingAttempts: z.optional(count),
  tagPerformance: z.optional(z.array(tagPerformance)),
  scores: z.optional(z.array(scoreBin)),
})
export type StatData = z.infer<typeof statData>

/**
 * Statistics of the cities of Pakistan. The wire spells `totalAttemps` so. `interval` is the 95 % confidence interval
 * of the average, an extension of the reference services; null if the attempts do not determine one.
 */
export const cityStats = z.looseObject({
  city: text(lengths.name),
  totalAttemps: count,
  percentageAvg: z.number(),
  interval: z.optional(z.nullable(z.tuple([z.number(), z.number()]))),
})
export type CityStats = z.infer<typeof cityStats>

/**
 * `id` holds latitude and longitude in degrees. `count` is the percentage of the attempts from Pakistan that came
 * from there.
 */
export const coordinate = z.looseObject({
  id: z.tuple([z.number(), z.number()]),
  count: z.number(),
  city: z.optional(text(lengths.name)),
})

/**
 * `place` is the rank by marks, from 1; students with equal marks share it. Of these, the list has the quicker
 * first.
 */
export const topStudent = z.looseObject({
  place: z.optional(count),
  obtained_marks: z.number(),
  time_spent: z.number(),
  correct_percentage: z.number(),
  user: z.looseObject({
    id: z.optional(id),
    full_name: text(lengths.name),
    image: z.optional(z.nullable(link)),
  }),
  image: z.optional(z.nullable(link)),
  result_id: z.optional(id),
})
export type TopStudent = z.infer<typeof topStudent>
