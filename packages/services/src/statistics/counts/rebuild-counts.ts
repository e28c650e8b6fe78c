import { sql } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { attempts } from '../../database/tables/learner.ts'
import { standings } from '../../database/tables/statistics.ts'
import { textArray } from '../../database/queries/text-array.ts'
import { addToCounts, updateStandings } from './add-to-counts.ts'
import { countTables } from './count-tables.ts'
import { attemptsAt, weightsOf } from './frequency-weights.ts'
import { lockCountsOfQuiz } from './lock-counts.ts'
import { isUncounted, markAsCounted } from './mark-as-counted.ts'

/**
 * Counts all attempts at these quizzes from scratch, including those that were never counted, but without those that
 * another transaction has locked.
 */
export const rebuildCounts = async (tx: Queryable, quizIds: readonly string[]): Promise<void> => {
  for (const quizId of [...quizIds].sort()) await lockCountsOfQuiz(tx, quizId)
  // The time grows with the number of attempts, so no timeout fits.
  await tx.execute(sql`set local statement_timeout = 0`)
  const ofQuizzes = sql`quiz_id = any(${textArray(quizIds)})`
  const tables = [...countTables.map(({ table }) => table), standings]
  for (const table of tables) await tx.execute(sql`delete from ${table} where ${ofQuizzes}`)
  // Others lock attempts before the counts, and the caller may hold some. Whoever holds one counts it, or leaves it to
  // the next run of `countHandedIn`.
  await markAsCounted(
    tx,
    sql`id in (select id from ${attempts} where ${ofQuizzes} and ${isUncounted} order by id
      for no key update skip locked)`,
  )
  await addToCounts(tx, weightsOf(attemptsAt(quizIds)))
  await updateStandings(tx, weightsOf(attemptsAt(quizIds)))
}
