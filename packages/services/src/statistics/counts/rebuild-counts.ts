import { sql } from 'drizzle-orm'
import type { Queryable } from '../../database/database.ts'
import { standings } from '../../database/tables/statistics.ts'
import { textArray } from '../../database/text-array.ts'
import { addToCounts, updateStandings } from './add-to-counts.ts'
import { countTables } from './count-tables.ts'
import { weightsOf } from './frequency-weights.ts'
import { lockCountsOfQuiz } from './lock-counts.ts'
import { markAsCounted } from './mark-as-counted.ts'

/** Counts all attempts at these quizzes from scratch, including those that were never counted. */
export const rebuildCounts = async (tx: Queryable, quizIds: readonly string[]): Promise<void> => {
  for (const quizId of [...quizIds].sort()) await lockCountsOfQuiz(tx, quizId)
  // The time grows with the number of attempts, so no timeout fits.
  await tx.execute(sql`set local statement_timeout = 0`)
  const ofQuizzes = sql`quiz_id = any(${textArray(quizIds)})`
  const tables = [...countTables.map(({ table }) => table), standings]
  for (const table of tables) await tx.execute(sql`delete from ${table} where ${ofQuizzes}`)
  await markAsCounted(tx, ofQuizzes)
  await addToCounts(tx, weightsOf(quizIds))
  await updateStandings(tx, weightsOf(quizIds))
}
