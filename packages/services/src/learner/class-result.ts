import type { StudentResult } from '@quizwright/contracts/schemas/learner.ts'
import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Attempt } from '../shared/attempts/find-attempt.ts'
import type { Querying } from '../shared/database/database.ts'
import { attempts } from '../shared/database/tables.ts'

type Performance = StudentResult['class']['best']

const performance = (row: Pick<Attempt, 'correctCount' | 'incorrectCount' | 'skippedCount' | 'timeSpent' | 'correctPercentage'> | undefined): Performance => {
  const [correct, incorrect, skipped, totalTime] = [row?.correctCount ?? 0, row?.incorrectCount ?? 0, row?.skippedCount ?? 0, row?.timeSpent ?? 0]
  return { correct, incorrect, skipped, totalTime, averageTime: totalTime / Math.max(1, correct + incorrect + skipped), percentage: row?.correctPercentage ?? 0 }
}

/** What a session's attempts came to on average, and the best of them. */
export const readClassResult = async (db: Querying, sessionId: string): Promise<StudentResult['class']> => {
  const counts = and(eq(attempts.sessionId, sessionId), isNotNull(attempts.obtainedMarks))
  const average = (column: PgColumn) => sql<number>`avg(${column})::float8`
  const [averages] = await db
    .select({ correctCount: average(attempts.correctCount), incorrectCount: average(attempts.incorrectCount), skippedCount: average(attempts.skippedCount), timeSpent: average(attempts.timeSpent), correctPercentage: average(attempts.correctPercentage) })
    .from(attempts)
    .where(counts)
  const [best] = await db.select().from(attempts).where(counts).orderBy(desc(attempts.correctPercentage), asc(attempts.timeSpent)).limit(1)
  return { average: performance(averages), best: performance(best) }
}
