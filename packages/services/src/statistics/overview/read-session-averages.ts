import { defined } from '@quizwright/domain/defined.ts'
import { asc, eq, sql } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { sessions } from '../../database/tables/quizzes.ts'
import { scoreCounts } from '../../database/tables/statistics.ts'
import { quizScope } from '../counts/frequency-weights.ts'

type Average = { scope: string; score: number; percentage: number | null }

/**
 * Reads the average result of each session with attempts, in the order of their starts. `yourAverageScore` is the
 * average of the whole quiz.
 */
export const readSessionAverages = async (db: Queryable, quizId: string) => {
  const { rows } = await db.execute<Average>(sql`
    select scope, sum(n_all * total) / sum(n_all) as score,
      sum(n_all * 100 * total / nullif(of_total, 0)) / sum(n_all) as percentage
    from ${scoreCounts} where quiz_id = ${quizId} and n_all > 0 group by scope`)
  const averages = new Map(rows.map((row) => [row.scope, row]))
  const ofQuiz = averages.get(quizScope)
  const sessionsOfQuiz = await db
    .select({ id: sessions.id, name: sessions.name })
    .from(sessions)
    .where(eq(sessions.quizId, quizId))
    .orderBy(asc(sessions.startTime), asc(sessions.id))
  return sessionsOfQuiz.flatMap(({ id, name }) => {
    const ofSession = averages.get(id)
    if (!ofSession) return []
    return [
      {
        classAveragePercentage: ofSession.percentage ?? 0,
        classAverageScore: ofSession.score,
        yourAverageScore: defined(ofQuiz, 'ofQuiz').score,
        session_id: id,
        name,
      },
    ]
  })
}
