import * as z from 'zod/mini'
import { lengths } from '../limits.ts'
import { count, id, link, text } from './text.ts'

const maybe = z.nullable(z.number())

/** The overall figures of a quiz or a session. Null where there is nothing to compute from; `repetedBy` is the wire's spelling. */
export const statData = z.looseObject({
  averageScore: maybe, averageScorePercentage: maybe, averageTime: maybe, totalAttempts: count, averageGrade: text(4),
  repetedBy: count, repetedByPercentage: maybe, failedAttempts: count, failedAttemptsPercentage: maybe,
  averageScore1stAttempt: maybe, averageScore1stAttemptPercentage: maybe, averageScore2ndAttempt: maybe, averageScore2ndAttemptPercentage: maybe,
  gradeCounts: z.record(z.string(), count), countryStats: z.array(z.looseObject({ id: text(lengths.name), count })),
})
export type StatData = z.infer<typeof statData>

/** `totalAttemps` is the wire's spelling. */
export const cityStats = z.looseObject({ city: text(lengths.name), totalAttemps: count, percentageAvg: z.number() })

/** `id` is a pair of latitude and longitude in degrees, `count` a percentage. */
export const coordinate = z.looseObject({ id: z.tuple([z.number(), z.number()]), count: z.number() })

export const topStudent = z.looseObject({
  obtained_marks: z.number(), time_spent: z.number(), correct_percentage: z.number(),
  user: z.looseObject({ full_name: text(lengths.name), image: z.optional(z.nullable(link)) }), image: z.optional(z.nullable(link)), result_id: z.optional(id),
})
