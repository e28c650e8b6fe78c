import { asc, eq, sql } from 'drizzle-orm'
import { quizScope } from '../counts/frequency-weights.ts'
import type { Queryable } from '../../database/database.ts'
import { scoreCounts, sessions } from '../../database/tables.ts'

type Average = { scope: string; score: number; percentage: number | null }

/**
 * What each session of a quiz that was taken came to on average, in the order of their starts;
 * `yourAverageScore` is the whole quiz's.
 */
export const readTrend = async (db: Queryable, quizId: string) => {
  const { rows } = await db.execute<Average>(sql`
    select scope, sum(n_all * total) / sum(n_all) as score, sum(n_all * 100 * total / nullif(of_total, 0)) / sum(n_all) as percentage
    from ${scoreCounts} where quiz_id = ${quizId} and n_all > 0 group by scope`)
  const averages = new Map(rows.map((row) => [row.scope, row]))
  const held = await db
    .select({ id: sessions.id, name: sessions.name })
    .from(sessions)
    .where(eq(sessions.quizId, quizId))
    .orderBy(asc(sessions.startTime), asc(sessions.id))
  return held.flatMap(({ id, name }) => {
    const own = averages.get(id)
    return own
      ? [
          {
            classAveragePercentage: own.percentage ?? 0,
            classAverageScore: own.score,
            yourAverageScore: averages.get(quizScope)!.score,
            session_id: id,
            name,
          },
        ]
      : []
  })
}
