import * as z from 'zod/mini'
import { count, id } from '@quizwright/domain/schemas/text.ts'

/**
 * Statistics of one question over the counted attempts. Times are in seconds. The wire has two names for some
 * fields.
 */
export const questionStats = z.looseObject({
  question_id: id,
  correct_count: count,
  incorrect_count: count,
  skippedCount: count,
  markedCount: count,
  averageTime: z.nullable(z.number()),
  bestTime: z.nullable(z.number()),
  correctCount: count,
  totalTime: z.number(),
  skipped_count: count,
  marked_question: z.optional(count),
  time_spent: z.optional(z.number()),
})
export const questionStatsById = z.record(id, questionStats)

/** Results of the class, shown in bars and a table beside a single result. */
const performance = z.looseObject({
  correct: z.number(),
  incorrect: z.number(),
  skipped: z.number(),
  averageTime: z.number(),
  totalTime: z.number(),
  percentage: z.number(),
})
/** Numbers of questions; `averageTime` per question and `totalTime` in seconds; the score in percent. */
export type Performance = z.infer<typeof performance>
export const classResult = z.looseObject({
  average: performance,
  best: performance,
  /**
   * The number of attempts in the figures. Services that cannot compare a student with their own attempts leave it
   * out.
   */
  attempts: z.optional(count),
})
export type ClassResult = z.infer<typeof classResult>
