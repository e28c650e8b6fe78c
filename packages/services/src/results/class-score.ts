import { elementAt } from '@quizwright/domain/defined.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { scoreCounts } from '../database/tables/statistics.ts'

/** A class: all students who handed in an attempt in this session of this quiz. */
export type Class = { quizId: string; sessionId: string }

/**
 * Reads the averages of a class: marks, percent and seconds. All are 0 while nobody has handed in. They come from
 * the counts, so the time does not grow with the number of attempts.
 */
export const readClassScore = async (
  db: Queryable,
  { quizId, sessionId }: Class,
): Promise<{ attempts: number; score: number; percentage: number; totalTime: number }> => {
  const { total, ofTotal, nAll: n, timeSum } = scoreCounts
  const average = (sum: ReturnType<typeof sql>) =>
    sql<number>`coalesce(${sum} / nullif(sum(${n}), 0), 0)::float8`
  const row = elementAt(
    await db
      .select({
        attempts: sql<number>`coalesce(sum(${n}), 0)::int`,
        score: average(sql`sum(${total} * ${n})`),
        percentage: average(sql`sum(100 * ${total} / nullif(${ofTotal}, 0) * ${n})`),
        totalTime: average(sql`sum(${timeSum})`),
      })
      .from(scoreCounts)
      .where(and(eq(scoreCounts.quizId, quizId), eq(scoreCounts.scope, sessionId))),
    0,
  )
  return row
}
